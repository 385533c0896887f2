/**
 * Adds to package-lock.json the packages for other platforms that npm left out, without which
 * `npm ci` refuses it: run `npm run lockfile` after a dependency was added or updated. npm leaves
 * them out where a registry mirrors only what was asked for. Once this script finds nothing to add
 * for a lockfile that was made anew, it can go.
 */
import { readFileSync, writeFileSync } from "node:fs";

const file = "package-lock.json";
const { packages, ...lock } = JSON.parse(readFileSync(file, "utf8"));

/** What in a package's name says for which platforms it is: npm skips it on all others. */
const platforms = {
  os: { pattern: /android|darwin|freebsd|linux|netbsd|openbsd|sunos|win32/ },
  cpu: { pattern: /wasm32|arm64|x64|ia32|arm|riscv64|ppc64|s390x|loong64/ },
  libc: { pattern: /musl|gnu/, names: { gnu: "glibc" } as Record<string, string> },
};

for (const [where, { optionalDependencies = {}, dev }] of Object.entries<typeof lock>(packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const top = `node_modules/${name}`;
    if (packages[top] || packages[`${where}/${top}`]) continue;
    packages[top] = { version, ...(dev && { dev }), optional: true };
    for (const [key, { pattern, ...rest }] of Object.entries(platforms)) {
      const [word] = pattern.exec(name) ?? [];
      if (word) packages[top][key] = [("names" in rest && rest.names[word]) || word];
    }
    console.log(`added ${name}@${version}`);
  }

const sorted = Object.fromEntries(
  Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
