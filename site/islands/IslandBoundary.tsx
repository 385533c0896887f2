import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** What still works without the island and stays on the page when it breaks. */
  remains?: ReactNode;
};

/** Catches what breaks inside an island and says so in its place (specification, section 8). */
export class IslandBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <>
        <div role="alert" className="border-l-4 border-error bg-white px-6 py-5 text-ink">
          <h2 className="text-2xl">Unexpected Application Error!</h2>
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
        {this.props.remains}
      </>
    );
  }
}
