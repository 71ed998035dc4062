import type { ReactNode } from "react";
import { hasKind, isRefused } from "../api/errors.ts";
import { useText } from "../i18n/text.tsx";
import { InlineBanner } from "../ui/notices/InlineBanner.tsx";
import { CallService } from "./CallService.tsx";
import { describeError } from "./describeError.ts";
import { RetryButton } from "./RetryButton.tsx";

interface ErrorBannerProps {
  /** The error of a query or mutation. Without one, and for an expired session, nothing is rendered. */
  error: unknown;
  /** The text that names the failed action. */
  title: ReactNode;
  /** Shows a button that tries again. */
  onRetry?: (() => void) | undefined;
}

/** A failed query or mutation on the screen that started it: title, reason, and a button that tries again. */
export function ErrorBanner({ error, title, onRetry }: ErrorBannerProps) {
  const text = describeError(useText(), error);
  if (text === undefined) return null;
  // The title would say that the action failed, which is not known.
  if (hasKind(error, "unknownResult")) return <InlineBanner tone="negative" role="alert" title={text} />;
  const retryButton =
    onRetry || hasKind(error, "reloadNeeded") ? <RetryButton error={error} onClick={onRetry} /> : undefined;
  return (
    <InlineBanner
      tone="negative"
      role="alert"
      title={title}
      action={
        isRefused(error) ? (
          <>
            <CallService variant="secondary" />
            {retryButton}
          </>
        ) : (
          retryButton
        )
      }
    >
      <p>{text}</p>
    </InlineBanner>
  );
}
