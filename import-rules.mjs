/**
 * Which folders and files each folder may import, read by scripts/check-imports.ts. A folder of the
 * tree that has no row fails, and so do an import that its row does not name and rows that may
 * import each other. A folder may import itself; tests may import everything.
 */

/** Rows of a folder's parts: each may import those that stand before it, and what is `outside`. */
const inOrder = (folder, outside, parts) =>
  Object.fromEntries(
    parts.map((part, at) => [
      `${folder}/${part}`,
      [...outside, ...parts.slice(0, at).map((before) => `${folder}/${before}`)],
    ]),
  );
/** What stands on nothing. */
const base = ["quote-request", "content-files"];

const deskParts = [
  ...["paths.ts", "log", "settings", "content", "agreement", "request-records", "db"],
  ...["desk-api.ts", "desk-env.ts", "http", "actions", "push", "figures", "replies"],
  ...["bookings", "export", "calendar", "reminders", "requests", "erasure"],
];
const desk = ["server", ...deskParts.map((part) => `desk/server/${part}`)];

/** What the desk's browser shares with its server, and with the site. */
const sharedWithDeskApp = [
  "quote-request",
  ...["interpolate", "merge-data", "pluralize", "slug", "words-of-key"].map(
    (name) => `content-files/${name}.ts`,
  ),
  "server/time/durations.ts",
  "server/time/format-dates.ts",
  ...[
    "actions/action-kinds.ts",
    "agreement/agreed.ts",
    "desk-answers.ts",
    "desk-api.ts",
    "paths.ts",
    "replies/gap.ts",
    "replies/status-after-reply.ts",
    "request-records/statuses.ts",
    "website/entry-content.ts",
    "website/photo-size.ts",
    "website/website-api.ts",
  ].map((file) => `desk/server/${file}`),
  "site/ui",
];

export const allowed = {
  "quote-request": [],
  "content-files": [],

  ...inOrder("server", base, [
    ...["time", "log", "business", "db", "built-site", "http", "files", "mail", "outbox"],
    ...["search", "quarantine", "quote-requests", "backup", "erasure", "mail-kinds"],
    ...["housekeeping", "settings.ts", "config.ts"],
    // What the desk may register, which load-desk.ts puts together with the server.
    "registrations.ts",
    ...["hosted", "background.ts", "app.ts"],
  ]),
  "server/main.ts": ["load-desk.ts", "server"],

  ...inOrder("desk/server", [...base, "server"], deskParts),
  ...inOrder(
    "desk/server/access",
    [...base, ...desk],
    [...["describe-device.ts", "session-cookie.ts", "devices", "sessions", "passkeys", "sign-in"]],
  ),
  "desk/server/access": ["desk/server/access", ...desk],
  "desk/server/answered": ["desk/server/access", ...desk],
  "desk/server/housekeeping": ["desk/server/access", ...desk],
  ...inOrder(
    "desk/server/website",
    [...base, "server", "desk/server/http"],
    [
      ...["photo-size.ts", "run-program.ts", "website-api.ts"],
      ...["entry-content.ts", "content-description.ts", "store", "editor.ts", "problems.ts"],
      ...["entries", "changes", "publication"],
    ],
  ),
  "desk/server/website": ["desk/server/access", "desk/server/website", ...desk],
  "desk/server/commands": [
    "cli/commands/command.ts",
    "cli/with-database.ts",
    "desk/server/access",
    ...[...base, ...desk],
  ],
  // The files beside these folders put them together.
  "desk/server": ["desk/server", "server"],

  "desk/app/vite.config.ts": ["server/business", "desk/server/paths.ts", "desk/app/service-worker"],
  ...inOrder("desk/app", sharedWithDeskApp, [
    ...["service-worker", "styles", "vite-env.d.ts", "json.ts", "links.ts", "words.ts"],
    ...["amount.ts", "ui", "time", "server-api", "stored-queries", "unsent-actions"],
    // The screens.
    ...["figures", "inbox", "booking", "agreement", "calendar", "new-request", "request"],
    ...["quarantine", "housekeeping", "website", "push", "access", "sign-in", "shell"],
    ...["App.tsx", "main.tsx"],
  ]),

  cli: ["load-desk.ts", "server", ...base],
  supabase: ["desk/server/registrations.ts", "server/hosted"],
  bench: ["quote-request", "tests/support"],
  scripts: [
    ...["import-rules.mjs", "load-desk.ts", "desk/server", "server", "cli"],
    ...["site/build", "site/content", ...base],
  ],
  "scripts/test-suites.ts": ["tests/support"],
  "scripts/test.ts": ["scripts", "tests/support"],

  "tests/support": [
    ...["cli", "desk/server", "server", "site/features/guest-planner", ...base],
    ...["browser-support.ts", "build-desk.ts", "build-site.ts", "subset-fonts.ts", "website"].map(
      (name) => `scripts/${name}`,
    ),
  ],
  tests: ["quote-request", "tests/support"],

  ...inOrder("site", base, [
    ...["build/build-cache.ts", "build/picture-service.ts", "build/pages", "styles", "ui"],
    ...["hydration", "content", "content.config.ts", "build/content", "build/links", "seo"],
    // What comes after the quote list fills it.
    ...["data-sheet", "menus", "post-filter", "carousel", "gallery", "quote-list"].map(
      (name) => `features/${name}`,
    ),
    ...["phone-bar", "guest-planner", "quote-form"].map((name) => `features/${name}`),
    ...["sections", "layouts", "templates", "pages"],
  ]),
};
