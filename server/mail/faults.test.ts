import { expect, test } from "vitest";
import { faultOf, UndeliverableError } from "./faults.ts";

const smtp = (command: string, response: string) =>
  Object.assign(new Error(response), {
    command,
    response,
    responseCode: Number.parseInt(response, 10),
  });
const api = (status: number, field?: string) =>
  Object.assign(new Error("Refused"), { status, field });

test.each([
  [
    "RCPT TO",
    "550 5.1.1 <x@y.example>: Recipient address rejected: User unknown in relay recipient table",
  ],
  ["RCPT TO", "550 No such user here"],
  ["RCPT TO", "550 No such user relay-sender@example.com"],
  ["RCPT TO", "556 5.1.10 Recipient domain has a null MX"],
  ["RCPT TO", "552 5.2.2 Over quota"],
  ["RCPT TO", "501 5.1.3 Bad recipient address syntax"],
  ["DATA", "554 5.6.0 Message content rejected"],
])("%s: %s is about the mail", (command, response) => {
  expect(faultOf(smtp(command, response))).toBe("mail");
});

test.each([
  ["MAIL FROM", "550 Not allowed"],
  [
    "MAIL FROM",
    "553 5.7.1 <hello@maple.example>: Sender address rejected: not owned by user hello",
  ],
  ["RCPT TO", "550 5.7.1 Relaying denied"],
  ["RCPT TO", "554 5.7.1 <x@y.example>: Relay access denied"],
  ["RCPT TO", "550 relay not permitted"],
  ["RCPT TO", "553 5.7.1 <hello@maple.example>: Sender address rejected: not logged in"],
  ["RCPT TO", "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
  ["RCPT TO", "550 5.1.8 Bad address"],
  ["RCPT TO", "530 5.7.0 Authentication required"],
  ["DATA", "550 5.7.60 Client does not have permissions to send as this sender"],
  ["DATA", "554 Message rejected: Email address is not verified."],
  ["DATA", "550-5.7.26 This mail is unauthenticated"],
  ["RCPT TO", "503 Bad sequence of commands"],
])("%s: %s is about our settings", (command, response) => {
  expect(faultOf(smtp(command, response))).toBe("settings");
});

test("a login that is refused, and an API's key or sender, are our settings", () => {
  const login = Object.assign(smtp("AUTH PLAIN", "535 5.7.8 Bad credentials"), { code: "EAUTH" });
  expect(faultOf(login)).toBe("settings");
  for (const status of [301, 401, 403, 404]) expect(faultOf(api(status))).toBe("settings");
  expect(faultOf(api(422, "from"))).toBe("settings");
});

test("the rest is temporary, but for addresses that cannot be written to", () => {
  for (const error of [
    smtp("MAIL FROM", "451 Try again later"),
    smtp("RCPT TO", "450 4.7.1 Relay access denied, try later"),
    Object.assign(smtp("AUTH PLAIN", "454 4.7.0 Temporary authentication failure"), {
      code: "EAUTH",
    }),
    Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET", command: "CONN" }),
    api(422),
    api(429),
    api(500),
    api(200),
  ])
    expect([error.message, faultOf(error)]).toEqual([error.message, "temporary"]);
  expect(faultOf(api(422, "to"))).toBe("mail");
  expect(faultOf(new UndeliverableError("No SMTPUTF8"))).toBe("mail");
});
