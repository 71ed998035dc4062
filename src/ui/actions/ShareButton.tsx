import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import type { ButtonStyleProps } from "./buttonStyle.ts";

type ShareButtonProps = Omit<ButtonStyleProps, "icon"> & {
  /** Returns the shared data, at the press. */
  getData: () => ShareData;
  /** Called once another app has received the data. */
  onShared?: () => void;
  children: ReactNode;
};

/** Passes data to another app; renders nothing if the browser cannot do that. */
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
