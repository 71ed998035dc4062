import { useLocation } from "react-router-dom";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Text } from "#i18n/text.tsx";
import { SignInButton } from "#session/sign-in/SignInButton.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { DoneIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Hero } from "#ui/page-frame/Hero.tsx";
import styles from "./ClaimOffer.module.css";

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
      title={<Text id="page.claim.title" />}
      lead={<Text id="page.claim.lead" />}
      actions={
        isSignedIn ? (
          <Stack>
            <ErrorBanner error={error} title={<Text id="page.claim.failed" />} />
            <div>
              <Button busy={isPending} onClick={onClaim}>
                <Text id={error ? "error.retry" : "page.claim.claim"} />
              </Button>
            </div>
          </Stack>
        ) : (
          <Stack>
            <p className={styles["note"]}>
              <Text id="page.claim.signInNote" />
            </p>
            <div>
              <SignInButton backUrl={`${pathname}${search}${hash}`}>
                <Text id="page.claim.signIn" />
              </SignInButton>
            </div>
          </Stack>
        )
      }
      illustration={<DoneIllustration />}
    />
  );
}
