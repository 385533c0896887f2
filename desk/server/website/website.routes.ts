import { readFile } from "node:fs/promises";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { answerAsIs } from "../http/answer-as-is.ts";
import { answerRefusal, DeskRefusal, readJson, readQuery } from "../http/desk-refusal.ts";
import { plainText } from "../http/typed-text.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { readPublished, takeBack, undoField } from "./changes/changes.ts";
import { searchTexts } from "./entries/search-texts.ts";
import type { Website } from "./website.ts";
import type { EntryAddress } from "./website-api.ts";

/** The address of a photograph that is sent; the proxies let as much through (deploy/). */
export const photoPath = "/website/photos";
const maxPhotoBytes = 12 * 1024 * 1024;

const file = z.string().max(100);
const key = z.string().max(100).nullable();
const address = z.strictObject({ file, key });
const copyTitle = z.string().trim().min(1, "Write a title.").max(120, "This title is too long.");
const saved = address.extend({
  copyTitle: copyTitle.nullable().default(null),
  hash: z.string().max(64),
  value: z.unknown().transform((value) => withPlainTexts(value)),
  body: z.string().transform(plainText).nullable(),
});

/** What is pasted may have characters that no file of the website can; no entry is this deep. */
function withPlainTexts(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return plainText(value);
  if (typeof value !== "object" || value === null || depth > 20) return value;
  if (Array.isArray(value)) return value.map((one) => withPlainTexts(one, depth + 1));
  const fields = Object.entries(value).map(([key, one]) => [key, withPlainTexts(one, depth + 1)]);
  return Object.fromEntries(fields);
}

const id = z
  .string()
  .regex(
    /^[a-z0-9-]{1,60}$/,
    "Name it with small letters, digits and hyphens, such as two-vanity.",
  );
type Deps = DeskDeps & { website: Website };

/** What the desk reads and changes of the website; website-api.ts describes it. */
export function websiteRoutes(deps: Deps) {
  const { website } = deps;
  return new Hono<DeskEnv>()
    .get("/", async (c) => c.json(await website.read()))
    .use(async (_, next) => {
      if (website.unavailable) throw new DeskRefusal("conflict", website.unavailable);
      return next();
    })
    .route("/", entryRoutes(deps))
    .route("/", publicationRoutes(deps))
    .route("/photos", photoRoutes(deps));
}

/** Returns what writes the desk's log, and who saved an entry. */
const recorder =
  ({ database: { transact }, clock, website }: Deps) =>
  (c: Context<DeskEnv>, logLine: string, entry?: EntryAddress) => {
    const saver = { at: clock(), by: c.var.person };
    if (entry) website.edits.editor.files.keepSaver(entry, saver);
    return transact((db) => writeDeskLog(db, { ...saver, logLine }), "website");
  };

function entryRoutes(deps: Deps) {
  const { edits, read } = deps.website;
  const record = recorder(deps);
  return new Hono<DeskEnv>()
    .get("/entry", async (c) => {
      const query = z.object({ file, key: z.string().optional(), copyTitle: copyTitle.optional() });
      const { key: named, copyTitle: title = null, ...path } = readQuery(c, query);
      return answerAsIs(c, await edits.entry({ ...path, key: named || null, copyTitle: title }));
    })
    .get("/search", async (c) => {
      const { text } = readQuery(c, z.object({ text: z.string().max(2_000) }));
      return c.json(searchTexts(await edits.content(), text.slice(0, 300)));
    })
    .post("/entry", async (c) => {
      const body = await readJson(c, saved);
      const entry = await edits.save(body);
      const did = body.copyTitle === null ? "Saved a change of" : "Added to";
      await record(c, `${did} the website: ${entry.title}`, entry);
      return answerAsIs(c, entry);
    })
    .post("/remove", async (c) => {
      const body = await readJson(c, address.extend({ hash: z.string().max(64) }));
      await edits.remove(body);
      await record(c, `Removed from the website: ${body.key ?? body.file}`, body);
      return c.json(await read());
    });
}

function publicationRoutes(deps: Deps) {
  const { edits, publication, leaveFigures, read } = deps.website;
  const record = recorder(deps);
  const none = z.strictObject({});
  const version = z.string().max(60);
  return new Hono<DeskEnv>()
    .post("/preview", async (c) => {
      await readJson(c, none);
      publication.preview();
      await record(c, "Built a preview of the website");
      return c.json(await read());
    })
    .post("/publish", async (c) => {
      await readJson(c, none);
      await publication.publish(c.var.person);
      await record(c, "Published the website");
      return c.json(await read());
    })
    .post("/undo", async (c) => {
      const body = await readJson(c, z.strictObject({ version }));
      publication.undo(body.version, c.var.person);
      await record(c, "Went back to an earlier version of the website");
      return c.json(await read());
    })
    .post("/leave-figures", async (c) => {
      await readJson(c, none);
      await leaveFigures();
      await record(c, "Left old figures in texts of the website");
      return c.json(await read());
    })
    .get("/versions/:id", async (c) => c.json(await readPublished(edits, c.req.param("id"))))
    .post("/take-back", async (c) => {
      const body = await readJson(c, address.extend({ version: version.nullable() }));
      await takeBack(edits, body);
      await record(c, `Took back a change of the website: ${body.key ?? body.file}`, body);
      return c.json(await read());
    })
    .post("/undo-field", async (c) => {
      const body = await readJson(c, address.extend({ words: z.string() }));
      await undoField(edits, body);
      await record(c, `Took back a change of the website: ${body.key ?? body.file}`, body);
      return c.json(await read());
    });
}

function photoRoutes(deps: Deps) {
  const { photographs } = deps.website;
  const record = recorder(deps);
  const tooLarge = () =>
    new DeskRefusal("too-large", "This photograph has more than 12 MB. Send a smaller one.");
  return new Hono<DeskEnv>()
    .get("/:id", async (c) => {
      const picture = await photographs.find(c.req.param("id"));
      return c.body(await readFile(picture), 200, { "Content-Type": "image/jpeg" });
    })
    .post(
      "/",
      bodyLimit({ maxSize: maxPhotoBytes, onError: (c) => answerRefusal(c, tooLarge()) }),
      async (c) => {
        const query = readQuery(c, z.object({ id, isNew: z.literal("yes").optional() }));
        const bytes = async () => Buffer.from(await c.req.arrayBuffer());
        const photo = { id: query.id, isNew: query.isNew === "yes" };
        const made = await photographs.save(photo, bytes);
        await record(c, `Saved a photograph of the website: ${query.id}`, made);
        return c.json(made);
      },
    );
}
