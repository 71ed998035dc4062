import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { ErrorBanner } from "../../../errors/ErrorBanner.tsx";
import { errorMessages } from "../../../errors/messages.ts";
import { SignInButton } from "../../../session/sign-in/SignInButton.tsx";
import { Button } from "../../../ui/actions/Button.tsx";
import { DoneIllustration } from "../../../ui/illustrations/lazyIllustrations.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { Hero } from "../../../ui/page/Hero.tsx";
import styles from "./ClaimOffer.module.css";
import { messages } from "./messages.ts";

interface ClaimOfferProps {
  isSignedIn: boolean;
  isPending: boolean;
  error: Error | null;
  onClaim: () => void;
}

/** Explains a claim and offers it; anonymous visitors are asked to sign in first. */
export function ClaimOffer({ isSignedIn, isPending, error, onClaim }: ClaimOfferProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <Hero
      title={<FormattedMessage {...messages.title} />}
      lead={<FormattedMessage {...messages.lead} />}
      actions={
        isSignedIn ? (
          <Stack>
            <ErrorBanner error={error} title={<FormattedMessage {...messages.failed} />} />
            <div>
              <Button busy={isPending} onClick={onClaim}>
                <FormattedMessage {...(error ? errorMessages.retry : messages.claim)} />
              </Button>
            </div>
          </Stack>
        ) : (
          <Stack>
            <p className={styles["note"]}>
              <FormattedMessage {...messages.signInNote} />
            </p>
            <div>
              <SignInButton backUrl={`${pathname}${search}${hash}`}>
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
