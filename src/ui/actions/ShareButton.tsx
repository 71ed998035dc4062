import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import type { ButtonStyleProps } from "./buttonStyle.ts";

type ShareButtonProps = Omit<ButtonStyleProps, "icon"> & {
  /** What is shared, read at the press. */
  getData: () => ShareData;
  /** Called once another app has taken it. */
  onShared?: () => void;
  children: ReactNode;
};

/** Passes something to another app; renders nothing where the browser cannot. */
export function ShareButton({ getData, onShared, ...props }: ShareButtonProps) {
  if (!("share" in navigator)) return null;
  const handleClick = async () => {
    try {
      await navigator.share(getData());
    } catch (error) {
      // The visitor closed the dialog of the browser.
      if (error instanceof DOMException && error.name === "AbortError") return;
      throw error;
    }
    onShared?.();
  };
  return <Button {...props} icon="share" onClick={handleClick} />;
}
