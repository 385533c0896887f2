import { Component, type ReactNode } from "react";
import { ErrorBox } from "../ui/Loaded.tsx";

/** Shows a sentence in the place of a screen that failed; the menu stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorBox text="This screen could not be shown." onRetry={() => location.reload()} />;
  }
}
