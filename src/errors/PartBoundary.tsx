import { Component, type ReactNode } from "react";
import { logError } from "../log.ts";

interface PartBoundaryProps {
  children: ReactNode;
  /** Shown in place of a part that failed; nothing by default. */
  fallback?: ReactNode;
}

/** Around a part that its screen can do without: if data break it, they cost its own place only. */
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
