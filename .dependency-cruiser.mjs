/** What may know what: site → quote-request ← server, and nothing else crosses. */
export default {
  forbidden: [
    {
      name: "site-knows-no-server",
      comment: "The site reaches the server through the contract in quote-request/ only.",
      severity: "error",
      from: { path: "^site/" },
      to: { path: "^(server|cli|tests|bench|scripts)/" },
    },
    {
      name: "server-knows-no-site",
      comment: "The server serves the built site; it never imports its source.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(site|cli|tests|bench|scripts)/" },
    },
    {
      name: "contract-knows-nobody",
      comment: "The contract imports a schema library and itself.",
      severity: "error",
      from: { path: "^quote-request/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^(quote-request/|node_modules/zod/)" },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    extraExtensionsToScan: [".astro"],
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".astro"] },
  },
};
