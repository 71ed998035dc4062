import type { ReactNode } from "react";

/** Shows what would take the focus as it appears, without letting it. */
export function Still({ children }: { children: ReactNode }) {
  return <div inert>{children}</div>;
}
