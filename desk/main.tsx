import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./styles/desk.css";

// Screens say themselves where they begin.
history.scrollRestoration = "manual";

const root = document.getElementById("desk");
if (root) createRoot(root).render(<App />);
