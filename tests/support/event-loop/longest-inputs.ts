import { maxFormBytes, maxJsonBytes, maxLengths } from "../../../quote-request/fields.ts";
import {
  formPath,
  functionPath,
  idempotencyHeader,
  thankYouPath,
} from "../../../quote-request/protocol.ts";
import { sample } from "../sample.ts";

export type Input = {
  name: string;
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** What patterns have been slow on: invisible characters, separators, beginnings of markup. */
const units = [" ", "\u200b", "\n", ..."a . @ a@ - 1 [url www. É 😀".split(" "), "<a "];
/** Headers together may have 16 KB. */
const headerBytes = 15_000;
const formType = { "Content-Type": "application/x-www-form-urlencoded" };
const jsonType = { "Content-Type": "application/json" };

/** Names a network that has sent nothing yet, so that no limit answers in a route's place. */
export function anyNetwork(): { "X-Forwarded-For": string } {
  networks += 1;
  return { "X-Forwarded-For": `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
}
let networks = 0;

const fill = (unit: string, length: number) =>
  unit
    .repeat(Math.max(1, Math.floor(length / unit.length)))
    .slice(0, length)
    .toWellFormed();

const postForm = (name: string, body: string): Input => ({
  name: `form: ${name}`,
  method: "POST",
  path: formPath,
  headers: formType,
  body,
});
const postJson = (name: string, body: string, headers: Record<string, string> = {}): Input => ({
  name: `function: ${name}`,
  method: "POST",
  path: functionPath,
  headers: { ...jsonType, ...headers },
  body,
});
const get = (name: string, path: string): Input => ({ name, method: "GET", path, headers: {} });
/** A page that is asked for with a header of 15,000 of a unit. */
const getWith = (header: string, unit: string): Input => ({
  ...get(`page: ${header} of ${unit}`, "/privacy"),
  headers: { [header]: `x${fill(unit, headerBytes)}x` },
});

/** The longest raw fields that are read, of each unit between two letters. */
const longFields = units.map((unit) => {
  const most = { name: 4, email: 4, phone: 4, location: 4, message: 1 } as const;
  const texts = Object.entries(most).map(([field, times]) => [
    field,
    `a${fill(unit, times * maxLengths[field as keyof typeof most] - 2)}b`,
  ]);
  return {
    name: `the longest fields of ${JSON.stringify(unit)}`,
    fields: { ...sample, ...Object.fromEntries(texts) } as Record<string, string>,
  };
});

const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n';
const manyNames = Array.from({ length: 16_000 }, (_, number) => `${number.toString(36)}&`).join("");

/** The longest inputs of the form's native post, taken and refused. */
export const formInputs: readonly Input[] = [
  ...longFields.map(({ name, fields }) => postForm(name, new URLSearchParams(fields).toString())),
  ...["+", "a", "%20", "%E2%80%8B", ".", "%40", "%0D%0A", "%3Ca+"].map((unit) =>
    postForm(
      `a message of ${unit} up to the largest body`,
      `message=a${fill(unit, maxFormBytes - 20)}b`,
    ),
  ),
  postForm("nothing", ""),
  postForm("16,000 fields of different names", fill(manyNames, maxFormBytes)),
  postForm("more than is read", "a".repeat(maxFormBytes + 1)),
  ...["&", "=", "a&", "name=a&", "%", "a[b]=1&", "+=+&"].map((unit) =>
    postForm(`fields made of ${unit}`, fill(unit, maxFormBytes)),
  ),
  ...[part, "--x\r\n", "\r\n", "-"].map((unit) => ({
    ...postForm(`parts made of ${JSON.stringify(unit)}`, `${fill(unit, maxFormBytes - 5)}--x--`),
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  })),
];

/** The longest inputs of the quote function. */
export const functionInputs: readonly Input[] = [
  ...longFields.map(({ name, fields }) => postJson(name, JSON.stringify(fields))),
  ...units.map((unit) =>
    postJson(
      `a message of ${JSON.stringify(unit)} up to the largest body`,
      JSON.stringify({ message: `a${fill(unit, (maxJsonBytes - 50) / 4)}b` }),
    ),
  ),
  postJson("arrays in each other", "[".repeat(maxJsonBytes)),
  postJson("objects in each other", '{"a":'.repeat(maxJsonBytes / 5)),
  postJson("a long number", `{"name":${"9".repeat(maxJsonBytes - 20)}}`),
  postJson("many keys", `{${'"a":1,'.repeat(2_500)}"b":2}`),
  ...[idempotencyHeader, "X-Form-Filling", "Origin", "X-Forwarded-For", "Content-Type"].flatMap(
    (header) =>
      [" ", "1", " 1", ",", ":", "%", "[", "]", "a.", "1."].map((unit) => {
        const value = `${header === "Content-Type" ? jsonType[header] : "x"}${fill(unit, headerBytes)}x`;
        return postJson(`${header} of ${unit}`, JSON.stringify(sample), { [header]: value });
      }),
  ),
];

/** The longest requests for pages, what is not there, the thank-you page and the health. */
export const pageInputs: readonly Input[] = [
  ...["A", "%", "&reference=", "=", "+"].map((unit) =>
    get(
      `thank-you page: a reference of ${unit}`,
      `${thankYouPath}?reference=${fill(unit, headerBytes)}`,
    ),
  ),
  get("health: a long query", `/healthz?${fill("a=1&", headerBytes)}`),
  ...[",", "gzip;q=0.001,", "a,", ";q=", "*", " "].map((unit) => getWith("Accept-Encoding", unit)),
  ...['"a",', ",", "W/", " "].map((unit) => getWith("If-None-Match", unit)),
  ...["/", "/a", "A", "/..", "%", "%41", "%2540", "%ff", "@", "1", "1-", ".", "%EF%B7%BA"].map(
    (unit) => get(`not found: a path of ${unit}`, `/x${fill(unit, headerBytes)}x`),
  ),
  // Signs that replacing would take for others.
  get("not found: dollars", `/%E2%82%AC${"$&".repeat(3_900)}/${"$`".repeat(4_000)}/x`),
];
