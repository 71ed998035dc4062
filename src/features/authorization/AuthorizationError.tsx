import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPath, useLocation, useRouteError } from "react-router-dom";
import { hasKind } from "#api/errors.ts";
import { describeError } from "#errors/describeError.ts";
import { useServicePhone } from "#errors/useServicePhone.ts";
import { Text, useText } from "#i18n/text.tsx";
import { logError } from "#log.ts";
import { paths } from "#paths.ts";
import { SignInButton } from "#session/sign-in/SignInButton.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { moveFocus } from "#ui/focus/moveFocus.ts";
import { LostIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { createPhoneUrl } from "#ui/links/contactUrls.ts";
import { TextLink } from "#ui/links/TextLink.tsx";
import { ErrorPanel } from "#ui/notices/ErrorPanel.tsx";

interface AuthorizationErrorProps {
  /** Ends the provider's session too, which would otherwise issue the same tokens. */
  signOutButton: ReactNode;
}

/** Explains a failed sign-in, with the technical reason for the support. */
export function AuthorizationError({ signOutButton }: AuthorizationErrorProps) {
  const routeError = useRouteError();
  const [error, setError] = useState(routeError);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const currentLocation = useLocation();
  const phone = useServicePhone();
  const t = useText();
  const text = describeError(t, error);
  const isRejected = hasKind(error, "signInNotAccepted");
  // A layout effect, so that the error is logged before the screen is painted.
  useLayoutEffect(() => {
    logError("The sign-in failed", error);
    // This screen takes the focus, since it has replaced the pressed button.
    moveFocus(headingRef.current);
  }, [error]);
  return (
    <Container>
      <ErrorPanel
        headingRef={headingRef}
        title={<Text id="page.authorization.failed.title" />}
        illustration={<LostIllustration />}
        actions={
          <>
            <SignInButton
              backUrl={createPath(currentLocation)}
              prompt={isRejected ? "login" : undefined}
              onError={setError}
            >
              <Text id="page.authorization.failed.tryAgain" />
            </SignInButton>
            {isRejected ? (
              signOutButton
            ) : (
              <LinkButton to={paths.introduction} variant="secondary">
                <Text id="page.authorization.failed.toStart" />
              </LinkButton>
            )}
          </>
        }
      >
        <Stack>
          {text === undefined ? null : <p>{text}</p>}
          {phone === undefined ? null : (
            <p>
              <TextLink
                href={createPhoneUrl(phone)}
                aria-label={t("error.callService", { phone })}
                icon="phone"
                standalone
              >
                {phone}
              </TextLink>
            </p>
          )}
          {error instanceof Error && error.message !== "" ? (
            <Disclosure title={<Text id="page.authorization.failed.technicalDetails" />}>
              <p>{error.message}</p>
            </Disclosure>
          ) : null}
        </Stack>
      </ErrorPanel>
    </Container>
  );
}
