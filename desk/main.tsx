import { createRoot } from "react-dom/client";

const root = document.getElementById("desk");
if (root) createRoot(root).render(<h1>Desk</h1>);
