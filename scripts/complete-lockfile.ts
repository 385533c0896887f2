/**
 * Adds to package-lock.json the optional platform packages that npm left out (see
 * docs/decisions/0006). Run it (`npm run lockfile`) after a dependency was added or updated.
 */
import { readFile, writeFile } from "node:fs/promises";

type LockedPackage = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const systems = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "sunos", "win32"];
const processors = [
  "wasm32",
  "arm64",
  "x64",
  "ia32",
  "arm",
  "riscv64",
  "ppc64",
  "s390x",
  "loong64",
];

const file = "package-lock.json";
const lock = JSON.parse(await readFile(file, "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const packages = { ...lock.packages };

for (const [where, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const top = `node_modules/${name}`;
    if (packages[top] || packages[`${where}/${top}`]) continue;
    packages[top] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
    console.log(`added ${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);

/**
 * The platform that a package is for, as its name says: without it npm would try to install it
 * everywhere.
 */
function platformOf(name: string): LockedPackage {
  const os = systems.find((system) => name.includes(system));
  const cpu = processors.find((processor) => name.includes(processor));
  const libc = name.includes("musl") ? "musl" : name.includes("gnu") ? "glibc" : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}
