import { Component, type ReactNode } from "react";
import { logError } from "../log.ts";

interface PartBoundaryProps {
  children: ReactNode;
  /** Takes the place of a part that failed. Default: nothing. */
  fallback?: ReactNode;
}

/** Surrounds a part that its screen can do without. If the part throws, the rest of the screen stays. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError("A part of the screen could not be shown.", error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
