import { Component } from "react";
import type { ReactNode } from "react";

export interface RendererBoundaryProps {
  /** What stands in place of a renderer that failed, until it is tried again. */
  readonly fallback: (
    reason: "broken" | "unloaded",
    onRetry: () => void,
    message: string | undefined,
  ) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: "broken" | "unloaded" | null;
  readonly message?: string;
}

/** Browsers word it in their own ways that a module did not arrive, and bundlers that its styles did not. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const words = error instanceof TypeError ? /import|module|fetch|load/iu : /^Unable to preload/u;
  return words.test(error.message);
}

/** Keeps a renderer that fails from taking the page with it. */
export class RendererBoundary extends Component<RendererBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: isMissing(error) ? "unloaded" : "broken", message: String(error) };
  }

  readonly #retry = (): void => {
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure, message } = this.state;
    return failure ? this.props.fallback(failure, this.#retry, message) : this.props.children;
  }
}
