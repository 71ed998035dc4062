import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

interface LoadingRegionProps {
  /** Announced: what loads. */
  text: ReactNode;
  /** A skeleton of the content's size. */
  children: ReactNode;
}

/** Stands for content that loads. */
export function LoadingRegion({ text, children }: LoadingRegionProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {children}
    </div>
  );
}
