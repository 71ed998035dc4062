import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useLayoutEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation, useNavigate, useNavigation, useRouteError } from "react-router-dom";
import { NetworkError, NotFoundError } from "../api/errors.ts";
import { logError } from "../log.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/Button.tsx";
import { Container } from "../ui/Container.tsx";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { LostIllustration } from "../ui/illustrations.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { messages } from "./messages.ts";
import { isMissingChunk } from "./reloadOnStaleChunk.ts";

/**
 * In the place of a screen that could not be shown: why, and how to go on. Gone as soon as a navigation begins; where the
 * network was missing, one begins by itself once it is back.
 */
export function RouteErrorScreen() {
  const error = useRouteError();
  const { state: navigation } = useNavigation();
  const navigate = useNavigate();
  const address = useLocation();
  const queryClient = useQueryClient();
  const retry = useCallback(() => {
    if (isMissingChunk(error)) {
      location.reload();
      return;
    }
    // A screen would throw the same error again as long as its query counts as failed.
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === "error" });
    // Not a revalidation: one that ends within the same render would leave the error standing.
    void navigate(address, { replace: true });
  }, [error, queryClient, navigate, address]);
  // Before the screen is painted: whoever sees it finds it in the log.
  useLayoutEffect(() => logError("A screen could not be shown", error), [error]);
  useEffect(() => {
    if (!isOfNetwork(error)) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [error, retry]);
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
  const text = isOfNetwork(error) ? messages.offlineText : messages.errorText;
  return { title: messages.errorTitle, text };
}

/** Without a network a screen's script may be missing too, whose error says nothing of it. */
function isOfNetwork(error: unknown): boolean {
  return error instanceof NetworkError || !navigator.onLine;
}
