import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "../../content/paths.ts";
import { readTrailers } from "../../content/trailers/trailers.ts";
import { type ElevationFigures, ElevationFile } from "../../sections/trailer/Elevation.tsx";

/** The trailers from the side, as files, so that pages with their cards weigh less. */
export async function getStaticPaths() {
  const trailers = await readTrailers();
  return trailers.map(({ data: { stalls, specifications } }) => {
    const { length, height } = specifications;
    const figures = { stalls, length, height };
    const drawing = /\/([^/]+)\.svg$/.exec(paths.elevation(figures))?.[1];
    return { params: { drawing }, props: figures };
  });
}

export function GET({ props }: { props: ElevationFigures }) {
  const drawing = renderToStaticMarkup(createElement(ElevationFile, props));
  return new Response(drawing, { headers: { "Content-Type": "image/svg+xml" } });
}
