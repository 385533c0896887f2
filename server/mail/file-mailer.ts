import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeAtomically } from "../files/write-atomically.ts";
import type { Mailer } from "./mailer.ts";

/** Writes each mail to its own file, completely or not at all; the same mail replaces its file. */
export function fileMailer(folder: string): Mailer {
  const fileOf = (fileName: string) => join(folder, `${fileName}.eml`);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send({ fileName, ...mail }) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      writeAtomically(fileOf(fileName), message as Buffer);
    },
    retract: ({ fileName }) => rm(fileOf(fileName), { force: true }),
    close: () => transport.close(),
  };
}
