import { setTimeout as wait } from "node:timers/promises";
import { functionPath, idempotencyHeader } from "../../quote-request/protocol.ts";
import { sample } from "../support/sample.ts";

/** What a visitor is told whose request could not be stored, or whom no server answers. */
export const clearSentence =
  /^Your request could not be stored\. Please try again or call [\d-]{12}\.$/;

export type VisitorAnswer = {
  status: number;
  reference: string | undefined;
  error: string | undefined;
};

/** Sends a quote request that differs from all others; null where there was no answer. */
export async function sendNumbered(url: string, number: string): Promise<VisitorAnswer | null> {
  try {
    const response = await fetch(url + functionPath, {
      method: "POST",
      headers: { "Content-Type": "application/json", [idempotencyHeader]: `key-${number}` },
      body: JSON.stringify({ ...sample, email: `guest-${number}@example.com` }),
    });
    const { reference, error } = await response.json();
    return { status: response.status, reference, error };
  } catch {
    return null;
  }
}

/** Visitors who send one request after the other to wherever the server is, until told to stop. */
export function startVisitors(count: number, address: () => string | null, pause = 0) {
  const answers: VisitorAnswer[] = [];
  let isOver = false;
  const visitors = Array.from({ length: count }, async (_, visitor) => {
    for (let turn = 0; !isOver; turn += 1) {
      const url = address();
      const answer = url ? await sendNumbered(url, `${visitor}-${turn}`) : null;
      if (answer) answers.push(answer);
      await wait(answer ? pause : 20);
    }
  });
  return {
    answers,
    async stop() {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}

/** Returns the references of the requests that were answered with one. */
export const referencesOf = (answers: readonly VisitorAnswer[]): string[] =>
  answers.flatMap(({ status, reference }) => (status === 200 && reference ? [reference] : []));
