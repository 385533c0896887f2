/** The steps to a page as the visitor sees them; `here` is the page itself. */
export type Crumbs = { steps: { label: string; path: string }[]; here: string };

/**
 * The path from the home page to this one; the last step is the page itself, which phones do not
 * show: the heading below says the same. Low phones show none, so that the first screen has room
 * for the buttons.
 */
export function Breadcrumb({ steps, here }: Crumbs) {
  return (
    <nav
      aria-label="Breadcrumb"
      className="text-sm text-moss [@media(width<48rem)_and_(height<48rem)]:hidden print:hidden"
    >
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-x-1.5">
            <a href={path} className="inline-flex min-h-11 items-center hover:underline">
              {label}
            </a>{" "}
            <span
              aria-hidden="true"
              className={`text-brass-deep ${index === steps.length - 1 ? "max-sm:hidden" : ""}`}
            >
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink max-sm:sr-only">
          {here}
        </li>
      </ol>
    </nav>
  );
}
