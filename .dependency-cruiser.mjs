/**
 * Which folders each folder may import. A folder of the tree that has no row fails, and so does an
 * import that its row does not name. Tests may import what they test, and tests/. Modules of .astro
 * files are read by `astro check` and not here.
 */
const server = ["time", "log", "files", "business", "db", "http", "mail", "outbox"].map(
  (name) => `server/${name}`,
);
const nouns = [
  "quarantine",
  "quote-requests",
  "quote-records",
  "replies",
  "reminders",
  "reports",
].map((name) => `server/${name}`);
const ui = ["site/ui"];

const allowed = {
  "quote-request": [],
  "content-files": [],

  "server/time": [],
  "server/log": [],
  "server/business": ["content-files"],
  "server/db": ["server/time", "server/log"],
  "server/built-site": ["quote-request", "site-folder.ts"],
  "server/http": ["server/built-site", "server/business", "server/db"],
  "server/files": ["server/http"],
  "server/mail": ["server/business", "server/files", "server/log"],
  "server/outbox": server,
  "server/quarantine": ["quote-request", ...server],
  "server/quote-requests": ["quote-request", "server/built-site", "server/quarantine", ...server],
  "server/quote-records": [
    "quote-request",
    "server/quarantine",
    "server/quote-requests",
    ...server,
  ],
  "server/replies": ["quote-request", "content-files", ...server],
  "server/desk-settings": ["server/db"],
  "server/reminders": [
    "quote-request",
    "server/desk-settings",
    "server/quote-records",
    "server/quote-requests",
    ...server,
  ],
  "server/push": ["quote-request", "server/desk-settings", ...server],
  "server/backup": [...server],
  "server/erasure": ["server/quote-requests", ...server],
  "server/export": ["quote-request", "server/quote-records", ...server],
  "server/reports": ["quote-request", "server/quote-records", ...server],
  "server/mail-kinds": ["server/desk/access", ...server, ...nouns],
  "server/housekeeping": ["server/desk/access", "server/push", ...server, ...nouns],
  "server/desk": [
    "quote-request",
    "content-files",
    "server/backup",
    "server/built-site",
    "server/desk-settings",
    "server/erasure",
    "server/export",
    "server/push",
    ...server,
    ...nouns,
  ],
  "server/hosted": [
    "quote-request",
    "server/config.ts",
    "server/mail-kinds",
    "server/housekeeping",
    ...server,
    ...nouns,
  ],
  // main.ts, config.ts and app.ts put the parts together.
  "server/main.ts": ["site-folder.ts", "server"],
  "server/app.ts": ["quote-request", "server"],
  "server/config.ts": ["site-folder.ts", "server"],

  cli: ["content-files", "quote-request", "server"],
  desk: [
    "quote-request",
    "server/desk/desk-api.ts",
    "server/db/schema.ts",
    "server/reports/charts.tsx",
    "server/time/format-dates.ts",
    "site/styles",
    ...ui,
  ],
  supabase: ["server/hosted"],
  bench: ["quote-request", "server", "scripts", "site-folder.ts", "tests/support"],
  scripts: [
    "quote-request",
    "server",
    "cli",
    "site/build",
    "site/content",
    "site-folder.ts",
    "tests/support",
  ],

  "site/ui": [],
  "site/hydration": ["quote-request"],
  "site/content": ["content-files", "quote-request", ...ui],
  "site/features/quote-list": [
    "content-files",
    "quote-request",
    "site/build/pages",
    "site/content",
    "site/hydration",
    ...ui,
  ],
  "site/features/carousel": ["site/hydration", ...ui],
  "site/features/gallery": ["site/features/carousel", "site/hydration", ...ui],
  "site/features/data-sheet": [],
  "site/features/menus": ["site/hydration"],
  "site/features/post-filter": ["site/hydration"],
  "site/features/phone-bar": ["quote-request", "site/content", "site/features/quote-list", ...ui],
  "site/features/guest-planner": [
    "content-files",
    "quote-request",
    "site/content",
    "site/features/quote-list",
    "site/hydration",
    ...ui,
  ],
  "site/features/quote-form": [
    "content-files",
    "quote-request",
    "site/content",
    "site/features/quote-list",
    "site/hydration",
    ...ui,
  ],
  "site/sections": ["quote-request", "site/content", "site/features", ...ui],
  "site/seo": [
    "content-files",
    "quote-request",
    "site/build/build-cache.ts",
    "site/content",
    ...ui,
  ],
  "site/build/content": ["content-files", "site/content"],
  "site/build/links": ["quote-request", "site/content"],
  "site/build/pages": ["site/build/build-cache.ts", "site/build/budgets.ts", "site/hydration"],
  "site/build/build-cache.ts": [],
  "site/build/budgets.ts": [],
  "site/build/picture-service.ts": [],
  "site/layouts": ["site/build/pages"],
  "site/pages": [
    "quote-request",
    "site/content",
    "site/features/guest-planner",
    "site/features/quote-list",
    "site/sections",
    "site/seo",
    ...ui,
  ],
  "site/content.config.ts": ["site/content"],
};

const folders = Object.keys(allowed).toSorted((a, b) => b.length - a.length);
const escapeDots = (path) => path.replaceAll(".", "\\.");
/** Matches the files of a folder, or one file; not those of a folder below it that has a row. */
const within = (path) => `^${escapeDots(path)}(/|$)`;
const test = "\\.test\\.tsx?$";

const rules = folders.map((folder) => ({
  name: `imports-of-${folder}`,
  severity: "error",
  from: {
    path: within(folder),
    pathNot: [test, ...folders.filter((other) => other.startsWith(`${folder}/`)).map(within)],
  },
  to: {
    path: "^(quote-request|content-files|server|cli|site|scripts|bench|supabase|tests)/|^[\\w-]+\\.ts$",
    // A folder with rows below it still may import its own files.
    pathNot: [`^${escapeDots(folder)}/[^/]+$`, ...[folder, ...allowed[folder]].map(within)],
  },
}));

const known = folders.map(within);

export default {
  forbidden: [
    ...rules,
    {
      name: "folder-without-a-row",
      comment: "Add the folder to .dependency-cruiser.mjs, with the folders that it may import.",
      severity: "error",
      from: { pathNot: [...known, test, "^tests/", "^node_modules/", "^[\\w.-]+$"] },
      to: {},
    },
    {
      name: "module-without-a-row",
      severity: "error",
      from: { orphan: true, pathNot: [...known, "^tests/", "^[\\w.-]+$"] },
      to: {},
    },
    {
      name: "tests-stay-tests",
      comment: "What runs for visitors or the owner imports nothing of tests/.",
      severity: "error",
      from: {
        path: "^(quote-request|content-files|server|cli|site|supabase)/",
        pathNot: test,
      },
      to: { path: "^tests/" },
    },
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};
