import { Component } from "react";
import type { ErrorInfo, ReactNode } from "react";

export interface RendererBoundaryProps {
  /** What stands in place of a renderer that failed, until it is tried again. */
  readonly fallback: (reason: "broken" | "unloaded", onRetry: () => void) => ReactNode;
  readonly onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: "broken" | "unloaded" | null;
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
    return { failure: isMissing(error) ? "unloaded" : "broken" };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  readonly #retry = (): void => {
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure, this.#retry);
  }
}
