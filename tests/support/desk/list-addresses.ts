import type { Hono } from "hono";

/** A method and a path that the server has a route for, such as "GET /desk/sign-in". */
export type RouteAddress = `${string} ${string}`;

/**
 * Returns every address below /desk that the router knows, parameters by their names; routes for
 * all methods and all paths are asked by GET and by POST, and for a path that nobody thought of.
 */
export function listDeskAddresses(app: Hono): RouteAddress[] {
  const addresses = app.routes
    .filter(({ path }) => path === "/desk" || path.startsWith("/desk/"))
    .flatMap(({ method, path }) =>
      (method === "ALL" ? ["GET", "POST"] : [method]).map(
        (one): RouteAddress => `${one} ${path.replace(/\/\*$/, "/nobody/thought/of")}`,
      ),
    );
  return [...new Set(addresses)].sort();
}

/** Fills a path's parameters with texts that some route might know. */
export const fillParameters = (path: string): string =>
  path.replace(/:\w+(\{[^}]*\})?\??/g, (parameter) =>
    parameter.includes(".ics") ? "AAAAAAAAAA.ics" : "AAAAAAAAAA",
  );
