import { createRoot } from "react-dom/client";
import { setDateLanguage } from "../server/time/format-dates.ts";
import { App } from "./App.tsx";
import "./styles/desk.css";

// Screens say themselves where they begin.
history.scrollRestoration = "manual";

setDateLanguage(document.documentElement.lang);

const root = document.getElementById("desk");
if (root) createRoot(root).render(<App />);
