import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { sample } from "../support/sample.ts";
import { startServer } from "../support/servers/running-server.ts";
import { temporaryFolder } from "../support/servers/test-server.ts";
import { environmentWith } from "../support/settings.ts";
import { until } from "../support/until.ts";

const read = (file: string) => readFile(file, "utf8");

/** What the Dockerfile's last stage takes out of the repository: where from and to. */
async function listCopies() {
  const lastStage = (await read("Dockerfile")).split(/^FROM /m).at(-1) ?? "";
  return [...lastStage.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)].flatMap(
    ([, from = "", to = ""]) =>
      from.split(" ").map((source) => ({
        source,
        target: to.endsWith("/") ? join(to, basename(source)) : to,
      })),
  );
}

type Lockfile = { packages: Record<string, { dev?: boolean }> };

/** Copies a folder, by links to its files where the system can. */
const copyFolder = 'mkdir -p "$2"; cp -Rl "$1/." "$2" 2>/dev/null || cp -R "$1/." "$2"';

/** Copies the packages that npm ci --omit=dev installs, by the lockfile. */
async function copyProductionPackages(app: string) {
  const { packages } = JSON.parse(await read("package-lock.json")) as Lockfile;
  for (const [path, { dev }] of Object.entries(packages)) {
    // Packages of other platforms are in the lockfile only.
    if (path === "" || dev || !existsSync(path)) continue;
    execFileSync("sh", ["-c", copyFolder, "sh", path, join(app, path)]);
    // A package inside another one is an entry of its own, and comes later.
    await rm(join(app, path, "node_modules"), { recursive: true, force: true });
  }
}

/** Tests stay out of the image, as .dockerignore says. */
const isInImage = (file: string) => !/\.test\.tsx?$/.test(file);

test("the image runs on the Node that the project is made with", async () => {
  const { devDependencies } = JSON.parse(await read("package.json"));
  expect(await read("Dockerfile")).toContain(`ARG NODE_VERSION=${devDependencies.node}\n`);
});

test("production packages are enough for the server and the owner's commands", async () => {
  const app = await temporaryFolder();
  const dataDir = await temporaryFolder();
  await mkdir(join(app, "content"));
  for (const { source, target } of await listCopies())
    await cp(source, join(app, target), { recursive: true, filter: isInImage });
  await copyProductionPackages(app);
  for (const buildTool of ["astro", "vite", "@tailwindcss", "sharp", "typescript", "vitest"])
    expect(existsSync(join(app, "node_modules", buildTool)), buildTool).toBe(false);

  const server = await startServer({ dataDir, cwd: app });
  const answer = await fetch(server.url + functionPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sample),
  });
  expect(answer.status).toBe(200);
  await until(async () => (await server.readData()).mails.length === 2, "both mails");
  expect(await server.stop()).toBe(0);

  const settings = environmentWith({ DATA_DIR: dataDir });
  const type = async (command: string, ...words: string[]) =>
    (await promisify(execFile)(command, words, { cwd: app, env: settings })).stdout;
  const preflight = await type("node", "--import", "tsx", "cli/preflight/preflight.ts").catch(
    ({ stdout }) => stdout,
  );
  expect(preflight).toContain("No mail leaves this machine");
  const backup = ["backup", join(dataDir, "copy.db")];
  expect(await type("npm", "run", "--silent", "requests", "--", ...backup)).toContain("holds 1");
});

test("compose.yaml asks for what .env.example names, and has no password of its own", async () => {
  const compose = await read("compose.yaml");
  const asked = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const named = [...(await read(".env.example")).matchAll(/^(\w+)=(.*)$/gm)];
  const names = named.map(([, name]) => name).filter((name) => name !== "COMPOSE_PROFILES");
  expect([...new Set(asked)].sort()).toEqual(names.sort());
  expect(named.find(([, name]) => name === "POSTGRES_PASSWORD")?.[2]).toBe("");
  expect(compose).not.toMatch(/\$\{POSTGRES_PASSWORD(?!:\?)/);
  expect(compose).not.toMatch(/PASSWORD: [^$]/);
});
