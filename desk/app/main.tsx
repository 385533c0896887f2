import { createRoot, type Root } from "react-dom/client";
import { setDateLanguage } from "../../server/time/format-dates.ts";
import { App } from "./App.tsx";
import { registerServiceWorker } from "./service-worker/register.ts";
import { restoreQueries } from "./stored-queries/stored-queries.ts";
import { Loading } from "./ui/Loaded.tsx";
import "./styles/desk.css";

// Screens say themselves where they begin.
history.scrollRestoration = "manual";

setDateLanguage(document.documentElement.lang);

const element = document.getElementById("desk");
if (element) void start(createRoot(element));

async function start(root: Root): Promise<void> {
  root.render(<Loading />);
  await restoreQueries();
  root.render(<App />);
  await registerServiceWorker();
}
