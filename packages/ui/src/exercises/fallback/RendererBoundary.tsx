import { Component } from "react";
import type { ErrorInfo, ReactNode } from "react";

export interface RendererBoundaryProps {
  /** What stands in place of a renderer that failed. */
  readonly fallback: (reason: "broken" | "unloaded") => ReactNode;
  readonly onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: "broken" | "unloaded" | null;
}

/** Browsers word it in their own ways that a module did not arrive. */
const moduleMissing = /import|module|fetch|load/iu;

/** Keeps a renderer that fails from taking the page with it. */
export class RendererBoundary extends Component<RendererBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    const missing = error instanceof TypeError && moduleMissing.test(error.message);
    return { failure: missing ? "unloaded" : "broken" };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure);
  }
}
