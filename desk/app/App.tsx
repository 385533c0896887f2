import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { Redirect, Route, Router, Switch, useLocation } from "wouter";
import { InboxScreen } from "./inbox/InboxScreen.tsx";
import { newRequestPath } from "./request/links.ts";
import { queryClient } from "./server-api/query-client.ts";
import { ErrorBoundary } from "./shell/ErrorBoundary.tsx";
import { MoreScreen } from "./shell/MoreScreen.tsx";
import { Shell } from "./shell/Shell.tsx";

const loaders = {
  request: () => import("./request/RequestScreen.tsx"),
  newRequest: () => import("./new-request/NewRequestScreen.tsx"),
  quarantine: () => import("./quarantine/QuarantineScreen.tsx"),
  calendar: () => import("./calendar/CalendarScreen.tsx"),
  figures: () => import("./figures/FiguresScreen.tsx"),
  website: () => import("./website/WebsiteScreen.tsx"),
  entry: () => import("./website/EntryScreen.tsx"),
  housekeeping: () => import("./housekeeping/HousekeepingScreen.tsx"),
  access: () => import("./access/AccessScreen.tsx"),
};
const RequestScreen = lazy(loaders.request);
const NewRequestScreen = lazy(loaders.newRequest);
const QuarantineScreen = lazy(loaders.quarantine);
const CalendarScreen = lazy(loaders.calendar);
const FiguresScreen = lazy(loaders.figures);
const WebsiteScreen = lazy(loaders.website);
const EntryScreen = lazy(loaders.entry);
const HousekeepingScreen = lazy(loaders.housekeeping);
const AccessScreen = lazy(loaders.access);

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

/** The owner's desk. */
export function App() {
  useEffect(preloadScreens, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Router base="/desk">
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
          <Route path={newRequestPath} component={NewRequestScreen} />
          <Route path="/requests/:reference">
            {({ reference }) => <RequestScreen reference={reference} />}
          </Route>
          <Route path="/quarantine" component={QuarantineScreen} />
          <Route path="/calendar" component={CalendarScreen} />
          <Route path="/figures" component={FiguresScreen} />
          <Route path="/website" component={WebsiteScreen} />
          <Route path="/website/entry" component={EntryScreen} />
          <Route path="/housekeeping" component={HousekeepingScreen} />
          <Route path="/access" component={AccessScreen} />
          <Route path="/more" component={MoreScreen} />
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
