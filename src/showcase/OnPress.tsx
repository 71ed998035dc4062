import { type ReactNode, useCallback, useState } from "react";
import { Button } from "../ui/Button.tsx";

interface OnPressProps {
  /** What the button says. */
  label: string;
  children: (close: () => void) => ReactNode;
}

/** Marks the buttons that open something, for tests. */
export const opener = { "data-opener": "" };

/** What would cover the page or take its focus, once somebody asks for it. */
export function OnPress({ label, children }: OnPressProps) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button {...opener} variant="secondary" size="compact" onClick={open}>
        {label}
      </Button>
      {isOpen ? children(close) : null}
    </>
  );
}
