import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ExampleDrawing } from "../features/guest-planner/ExampleDrawing.tsx";

/** The drawing of the guest planner's example, which pages show until the planner is hydrated. */
export function GET() {
  const drawing = renderToStaticMarkup(createElement(ExampleDrawing));
  return new Response(drawing, { headers: { "Content-Type": "image/svg+xml" } });
}
