import { sampleRow } from "../sample.ts";

/** SQL that stores a request from each address without an email_key, as before migration 0006. */
export function oldQuoteSql(addresses: readonly string[], firstNumber = 0): string {
  const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const rows = addresses.map((email, at) => {
    const number = firstNumber + at;
    const texts = { ...sampleRow, email, reference: `OLD${number}`, content_hash: `${number}` };
    return { names: Object.keys(texts), values: Object.values(texts).map(quoted) };
  });
  const names = rows[0]?.names.join(", ");
  const values = rows.map((row, at) => `(${row.values.join(", ")}, ${firstNumber + at})`);
  return `insert into quote_request (${names}, received_at) values ${values.join(",\n")};`;
}
