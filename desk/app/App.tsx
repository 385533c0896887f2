import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { Redirect, Route, Router, Switch, useLocation } from "wouter";
import { deskRoot } from "../server/paths.ts";
import { InboxScreen } from "./inbox/InboxScreen.tsx";
import { newRequestPath } from "./links.ts";
import { queryClient } from "./server-api/query-client.ts";
import { ErrorBoundary } from "./shell/ErrorBoundary.tsx";
import { MoreScreen } from "./shell/MoreScreen.tsx";
import { Shell } from "./shell/Shell.tsx";

type Loader = () => Promise<{ default: ComponentType<{ params: Record<string, string> }> }>;
/** The screens by their addresses, of which the first that fits is shown. */
const loaders: Record<string, Loader> = {
  [newRequestPath]: () => import("./new-request/NewRequestScreen.tsx"),
  "/requests/:reference": () => import("./request/RequestScreen.tsx"),
  "/quarantine": () => import("./quarantine/QuarantineScreen.tsx"),
  "/calendar": () => import("./calendar/CalendarScreen.tsx"),
  "/figures": () => import("./figures/FiguresScreen.tsx"),
  "/website": () => import("./website/WebsiteScreen.tsx"),
  "/website/entry": () => import("./website/entry/EntryScreen.tsx"),
  "/housekeeping": () => import("./housekeeping/HousekeepingScreen.tsx"),
  "/access": () => import("./access/AccessScreen.tsx"),
};
const screens = Object.entries(loaders).map(([path, load]) => ({ path, Screen: lazy(load) }));

/**
 * How long after the first screen the code of all other screens is loaded, in milliseconds: they
 * then open without a connection, too.
 */
const preloadAfter = 2_000;

function preloadScreens() {
  const load = () => {
    // Chromium does not ask again for a module that it could not fetch.
    if (!navigator.onLine) addEventListener("online", load, { once: true });
    else for (const loader of Object.values(loaders)) loader().catch(() => {});
  };
  const timer = setTimeout(load, preloadAfter);
  return () => clearTimeout(timer);
}

export function App() {
  useEffect(preloadScreens, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Router base={deskRoot}>
        <Shell>
          <Screens />
        </Shell>
      </Router>
    </QueryClientProvider>
  );
}

function Screens() {
  const [path] = useLocation();
  return (
    <ErrorBoundary key={path}>
      <Suspense>
        <Switch>
          <Route path="/" component={InboxScreen} />
          {screens.map(({ path, Screen }) => (
            <Route key={path} path={path} component={Screen} />
          ))}
          <Route path="/more" component={MoreScreen} />
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
