import { useEffect, useState } from "react";
import { hasKind, RequestError } from "../api/errors.ts";
import { Text } from "../i18n/text.tsx";
import { Button } from "../ui/actions/Button.tsx";
import type { ButtonStyleProps } from "../ui/actions/buttonStyle.ts";
import { useFocusFallback } from "../ui/focus/useFocusFallback.ts";

interface RetryButtonProps extends Pick<ButtonStyleProps, "variant" | "size"> {
  error?: unknown;
  /** The accessible name, for a screen with several retry buttons. */
  label?: string;
  onClick?: (() => void) | undefined;
}

/** Retries after the wait that a service asks for, or reloads the page if only that helps. A retry removes the button. */
export function RetryButton(props: RetryButtonProps) {
  const { error, label, onClick, variant = "secondary", size = "compact" } = props;
  const isReload = hasKind(error, "reloadNeeded");
  return (
    <Button
      ref={useFocusFallback<HTMLButtonElement>()}
      variant={variant}
      size={size}
      aria-label={label}
      disabled={useIsPaused(error)}
      onClick={isReload ? () => location.reload() : onClick}
    >
      <Text id={isReload ? "error.reload" : "error.retry"} />
    </Button>
  );
}

function useIsPaused(error: unknown): boolean {
  const pauseEndsAt = error instanceof RequestError ? error.pauseEndsAt : 0;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, pauseEndsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [pauseEndsAt]);
  return now < pauseEndsAt;
}
