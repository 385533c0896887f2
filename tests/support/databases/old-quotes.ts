import { sampleRow } from "../sample.ts";

const { name, email, phone, location, start_date, end_date, event_type, guest_count, message } =
  sampleRow;

/** The sample in the columns of migration 0001, which later fields are not in. */
export const oldSampleRow = {
  name,
  email,
  phone,
  location,
  start_date,
  end_date,
  event_type,
  guest_count,
  message,
};

/** SQL that stores a request from each address without an email_key, as before migration 0006. */
export function oldQuoteSql(addresses: readonly string[], firstNumber = 0): string {
  const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const rows = addresses.map((email, at) => {
    const number = firstNumber + at;
    const texts = { ...oldSampleRow, email, reference: `OLD${number}`, content_hash: `${number}` };
    return { names: Object.keys(texts), values: Object.values(texts).map(quoted) };
  });
  const names = rows[0]?.names.join(", ");
  const values = rows.map((row, at) => `(${row.values.join(", ")}, ${firstNumber + at})`);
  return `insert into quote_request (${names}, received_at) values ${values.join(",\n")};`;
}
