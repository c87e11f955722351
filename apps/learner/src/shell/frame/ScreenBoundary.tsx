import { Component } from "react";
import type { ReactNode } from "react";

export interface ScreenBoundaryProps {
  /** Stands in for a screen that could not be shown. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the shell when a screen fails. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
