import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** What still works without the island and stays on the page when it breaks. */
  fallback?: ReactNode;
  /** Level of the error's heading; h1 where the island holds the page's own heading. */
  heading?: "h1" | "h2";
};

/** Catches what breaks inside an island and says so in its place (specification, section 8). */
export class IslandBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    const { children, fallback, heading: Heading = "h2" } = this.props;
    if (!error) return children;
    return (
      <>
        <div role="alert" className="border-l-4 border-error bg-white px-6 py-5 text-ink">
          <Heading className="text-2xl">Unexpected Application Error!</Heading>
          <p className="mt-2">{error.message || "Something on this page stopped working."}</p>
          <p className="mt-2">
            <button
              type="button"
              onClick={() => location.reload()}
              className="min-h-11 underline underline-offset-4"
            >
              Load the page again
            </button>
          </p>
        </div>
        {fallback}
      </>
    );
  }
}
