import { createPath, generatePath, useLocation, useParams } from "react-router-dom";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { paths, secretParameter, trimToken, windowListPath } from "#paths.ts";
import { SignInButton } from "#session/sign-in/SignInButton.tsx";
import { useAuthState } from "#session/useSession.ts";
import { Button } from "#ui/actions/Button.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { DoneIllustration, LostIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import { ErrorPanel } from "#ui/notices/ErrorPanel.tsx";
import { Hero } from "#ui/page-frame/Hero.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { formatWindowName } from "../formatWindowName.ts";
import styles from "./ClaimPage.module.css";
import {
  type ClaimErrorReason,
  type ClaimedWindow,
  getClaimErrorReason,
  useClaimRegisteredWindows,
} from "./useClaimRegisteredWindows.ts";

/** Claims registered windows with the token in the URL. Only a press of the button does so, since link previews open URLs too. */
export function ClaimPage() {
  const token = trimToken(useParams()[secretParameter]);
  return (
    <Container>
      <Claim key={token} token={token} />
    </Container>
  );
}

function Claim({ token }: { token: string }) {
  const { account } = useAuthState();
  const { windowRegistrationEnabled } = useConfig();
  const { mutate, data, error, isPending } = useClaimRegisteredWindows(token);
  const handleClaim = () =>
    mutate(undefined, {
      // The URL with the token leaves the history, but the screen stays. Back and a reload lead to the windows.
      onSuccess: () => history.replaceState(history.state, "", windowListPath),
    });

  const isSignedIn = account !== null;
  const reason = token === "" ? "missing" : getClaimErrorReason(error);
  if (reason) {
    return <ClaimError reason={reason} isSignedIn={isSignedIn} canRegister={windowRegistrationEnabled} />;
  }
  // After a sign-out in another tab, the windows of the account must not stay on the screen.
  if (data && isSignedIn) return <ClaimDone windows={data} />;
  return <ClaimOffer isSignedIn={isSignedIn} isPending={isPending} error={error} onClaim={handleClaim} />;
}

interface ClaimOfferProps {
  isSignedIn: boolean;
  isPending: boolean;
  error: Error | null;
  onClaim: () => void;
}

/** Explains a claim and offers it; anonymous visitors are asked to sign in first. */
function ClaimOffer({ isSignedIn, isPending, error, onClaim }: ClaimOfferProps) {
  const backUrl = createPath(useLocation());
  return (
    <Hero
      isAlone
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
              <SignInButton backUrl={backUrl}>
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

interface ClaimErrorProps {
  reason: ClaimErrorReason;
  isSignedIn: boolean;
  /** Whether windows can be registered in the country. */
  canRegister: boolean | null;
}

/** Explains why the windows cannot be claimed, and links to alternatives. */
function ClaimError({ reason, isSignedIn, canRegister }: ClaimErrorProps) {
  return (
    <ErrorPanel
      headingRef={focusOnMount}
      title={<Text id={`page.claim.${reason}.title`} />}
      illustration={<LostIllustration />}
      actions={
        <>
          {reason === "expired" && canRegister ? (
            <LinkButton to={generatePath(paths.windowRegistration)}>
              <Text id="page.claim.register" />
            </LinkButton>
          ) : null}
          <LinkButton
            to={isSignedIn ? paths.projects : paths.introduction}
            variant={reason === "expired" && canRegister ? "secondary" : "primary"}
          >
            <Text id={isSignedIn ? "page.claim.toPortal" : "page.claim.toStart"} />
          </LinkButton>
        </>
      }
    >
      <p>
        <Text id={`page.claim.${reason}.text`} />
      </p>
    </ErrorPanel>
  );
}

/** The service's data of the claimed windows. A service may name none of them. */
function ClaimDone({ windows }: { windows: readonly ClaimedWindow[] }) {
  return (
    <Stack gap="large">
      <PageHeading
        ref={focusOnMount}
        lead={<Text id="page.claim.done.lead" values={{ count: windows.length }} />}
      >
        <Text id="page.claim.done.title" values={{ count: windows.length }} />
      </PageHeading>
      {windows.length > 0 ? <ClaimedWindows windows={windows} /> : null}
      <div>
        <LinkButton to={paths.projects}>
          <Text id="page.claim.toPortal" />
        </LinkButton>
      </div>
    </Stack>
  );
}

function ClaimedWindows({ windows }: { windows: readonly ClaimedWindow[] }) {
  const t = useText();
  return (
    <Section title={<Text id="page.claim.done.list" />}>
      <ul className={styles["list"]}>
        {windows.map(({ id, title, serialNumber, imageUrl, room }) => (
          <li key={id} className={styles["item"]}>
            <Picture className={styles["picture"]} alt="" {...(imageUrl && { src: imageUrl })} />
            <div>
              <TextLink to={generatePath(paths.window, { windowId: id })}>
                {formatWindowName(t, { title, serialNumber })}
              </TextLink>
              {room ? (
                <p className={styles["room"]}>
                  <Text id={`room.${room}`} />
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
