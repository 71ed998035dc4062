import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { ApplicationError, HttpError, isSessionEnd, NetworkError } from "../../api/errors.ts";
import { SignInButton } from "../../session/SignInButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Hero } from "../../ui/Hero.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { DoneIllustration } from "../../ui/illustrations.tsx";
import { Stack } from "../../ui/Stack.tsx";
import styles from "./ClaimOffer.module.css";
import { messages } from "./messages.ts";

interface ClaimOfferProps {
  isSignedIn: boolean;
  isPending: boolean;
  /** Why the last attempt failed. */
  failure: Error | null;
  onClaim: () => void;
}

/** What claiming means, and the button that does it. Visitors who are not signed in do that first. */
export function ClaimOffer({ isSignedIn, isPending, failure, onClaim }: ClaimOfferProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <Hero
      title={<FormattedMessage {...messages.title} />}
      lead={<FormattedMessage {...messages.lead} />}
      actions={
        isSignedIn ? (
          <Stack>
            {failure && !isSessionEnd(failure) ? (
              <InlineBanner tone="negative" role="alert" title={<FormattedMessage {...messages.failed} />}>
                <p>
                  <FailureWords error={failure} />
                </p>
              </InlineBanner>
            ) : null}
            <div>
              <Button busy={isPending} onClick={onClaim}>
                <FormattedMessage {...(failure ? messages.retry : messages.claim)} />
              </Button>
            </div>
          </Stack>
        ) : (
          <Stack>
            <p className={styles["note"]}>
              <FormattedMessage {...messages.signInNote} />
            </p>
            <div>
              <SignInButton backAddress={`${pathname}${search}${hash}`}>
                <FormattedMessage {...messages.signIn} />
              </SignInButton>
            </div>
          </Stack>
        )
      }
      illustration={<DoneIllustration />}
    />
  );
}

function FailureWords({ error }: { error: Error }) {
  if (error instanceof NetworkError) return <FormattedMessage {...messages.offline} />;
  return error instanceof ApplicationError || error instanceof HttpError ? error.message : null;
}
