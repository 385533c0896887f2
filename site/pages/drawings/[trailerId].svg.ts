import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readTrailers } from "../../content/trailers/trailers.ts";
import { type DrawnTrailer, ElevationDrawing } from "../../sections/trailer/ElevationDrawing.tsx";

export async function getStaticPaths() {
  const trailers = await readTrailers();
  return trailers.map(({ id, data: { specifications, plan } }) => ({
    params: { trailerId: id },
    props: { ...specifications, ...plan },
  }));
}

/** A trailer from the side, a file of its own so that pages with the drawing weigh less. */
export function GET({ props }: { props: DrawnTrailer }) {
  const drawing = renderToStaticMarkup(createElement(ElevationDrawing, props));
  return new Response(drawing, { headers: { "Content-Type": "image/svg+xml" } });
}
