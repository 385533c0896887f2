import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { Redirect, Route, Router, Switch } from "wouter";
import { InboxScreen } from "./inbox/InboxScreen.tsx";
import { queryClient } from "./server-api/query-client.ts";
import { ErrorBoundary } from "./shell/ErrorBoundary.tsx";
import { MoreScreen } from "./shell/MoreScreen.tsx";
import { Shell } from "./shell/Shell.tsx";
import { keepSending } from "./unsent-actions/send-actions.ts";

const RequestScreen = lazy(() => import("./request/RequestScreen.tsx"));
const QuarantineScreen = lazy(() => import("./quarantine/QuarantineScreen.tsx"));
const CalendarScreen = lazy(() => import("./calendar/CalendarScreen.tsx"));
const FiguresScreen = lazy(() => import("./figures/FiguresScreen.tsx"));
const HousekeepingScreen = lazy(() => import("./housekeeping/HousekeepingScreen.tsx"));
const AccessScreen = lazy(() => import("./access/AccessScreen.tsx"));

/** The owner's desk. */
export function App() {
  useEffect(keepSending, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Router base="/desk">
        <Shell>
          <ErrorBoundary>
            <Suspense>
              <Switch>
                <Route path="/" component={InboxScreen} />
                <Route path="/requests/:reference">
                  {({ reference }) => <RequestScreen key={reference} reference={reference} />}
                </Route>
                <Route path="/quarantine" component={QuarantineScreen} />
                <Route path="/calendar" component={CalendarScreen} />
                <Route path="/figures" component={FiguresScreen} />
                <Route path="/housekeeping" component={HousekeepingScreen} />
                <Route path="/access" component={AccessScreen} />
                <Route path="/more" component={MoreScreen} />
                <Route>
                  <Redirect to="/" replace />
                </Route>
              </Switch>
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </Router>
    </QueryClientProvider>
  );
}
