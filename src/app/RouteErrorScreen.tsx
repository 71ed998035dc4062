import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation, useNavigate, useNavigation, useRouteError } from "react-router-dom";
import { NetworkError, NotFoundError } from "../api/errors.ts";
import { logError } from "../log.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/Button.tsx";
import { Container } from "../ui/Container.tsx";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { LostIllustration } from "../ui/illustrations/LostIllustration.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { messages } from "./messages.ts";

/** In the place of a screen that could not be shown: why, and how to go on. Gone as soon as a navigation begins. */
export function RouteErrorScreen() {
  const error = useRouteError();
  const { state: navigation } = useNavigation();
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const retry = useCallback(() => {
    // A screen would throw the same error again as long as its query counts as failed.
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === "error" });
    // Not a revalidation: one that ends within the same render would leave the error standing.
    void navigate(location, { replace: true });
  }, [queryClient, navigate, location]);
  // Before the screen is painted: whoever sees it finds it in the log.
  useLayoutEffect(() => logError("A screen could not be shown", error), [error]);
  if (navigation !== "idle") return null;
  const { title, text } = wordsFor(error);
  return (
    <Container>
      <ErrorPanel
        headingLevel={1}
        title={<FormattedMessage {...title} />}
        illustration={<LostIllustration />}
        actions={
          <>
            <Button onClick={retry}>
              <FormattedMessage {...messages.retry} />
            </Button>
            <LinkButton to={paths.introduction} variant="secondary">
              <FormattedMessage {...messages.toStart} />
            </LinkButton>
          </>
        }
      >
        <p>
          <FormattedMessage {...text} />
        </p>
      </ErrorPanel>
    </Container>
  );
}

function wordsFor(error: unknown) {
  if (error instanceof NotFoundError) return { title: messages.notFoundTitle, text: messages.notFoundText };
  const text = error instanceof NetworkError ? messages.offlineText : messages.errorText;
  return { title: messages.errorTitle, text };
}
