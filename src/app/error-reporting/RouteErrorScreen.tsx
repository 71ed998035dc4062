import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, use, useCallback, useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigate, useNavigation, useRouteError } from "react-router-dom";
import { hasKind, isRefused, isSignInError, RequestError } from "#api/errors.ts";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { CallService } from "#errors/CallService.tsx";
import { describeError } from "#errors/describeError.ts";
import { RetryButton } from "#errors/RetryButton.tsx";
import { Text, type Translate, useText } from "#i18n/text.tsx";
import { logError } from "#log.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { LostIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { ErrorPanel } from "#ui/notices/ErrorPanel.tsx";
import { findReload } from "./reloadOnStaleChunk.ts";

const AuthorizationErrorScreen = lazy(async () => ({
  default: (await import("../screens/AuthorizationErrorScreen.tsx")).AuthorizationErrorScreen,
}));

/**
 * Replaces a screen that could not be shown: names the reason and the ways to continue. Disappears when a navigation starts.
 * Inside a layout, the layout has the landmarks and the footer's links.
 */
export function RouteErrorScreen({ isInLayout = false }: { isInLayout?: boolean }) {
  const error = useRouteError();
  const { state } = useNavigation();
  if (!isSignInError(error)) {
    const screen = <LoadErrorScreen error={error} isHidden={state !== "idle"} />;
    return <Suspense>{isInLayout ? screen : <main>{screen}</main>}</Suspense>;
  }
  if (state !== "idle") return null;
  return (
    <Suspense>
      <AuthorizationErrorScreen isInLayout={isInLayout} />
    </Suspense>
  );
}

/** Offers a retry, and retries by itself when the network is back. Stays hidden while the page reloads. */
function LoadErrorScreen({ error, isHidden }: { error: unknown; isHidden: boolean }) {
  const reload = findReload(error);
  const isReloading = reload !== undefined && use(reload);
  const navigate = useNavigate();
  const currentLocation = useLocation();
  const queryClient = useQueryClient();
  const retry = useCallback(() => {
    if (reload) {
      location.reload();
      return;
    }
    // While the query is in the error state, the screen would throw the same error again.
    void queryClient.resetQueries({ predicate: (query) => query.state.status === "error" });
    // Does not call `revalidate`: if that ended within the same render, the error would stay.
    void navigate(currentLocation, { replace: true });
  }, [reload, queryClient, navigate, currentLocation]);
  // A layout effect, so that the error is logged before the screen is painted.
  useLayoutEffect(() => {
    if (!isReloading) logError("A screen could not be shown", error);
  }, [isReloading, error]);
  useEffect(() => {
    if (!isNetworkFailure(error)) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [error, retry]);
  const t = useText();
  if (isHidden || isReloading) return null;
  const isMissing = hasKind(error, "notFound");
  const title = isMissing ? "app.notFound.title" : "app.error.title";
  const text = isMissing ? t("app.notFound.text") : getErrorText(t, error);
  const hasConfig = queryClient.getQueryData(runtimeConfigQuery().queryKey) !== undefined;
  return (
    <Container>
      <ErrorPanel
        title={<Text id={title} />}
        illustration={<LostIllustration />}
        actions={
          <>
            {isRefused(error) && hasConfig ? (
              <CallService variant="primary" />
            ) : (
              <RetryButton error={error} variant="primary" size="regular" onClick={retry} />
            )}
            <LinkButton to={paths.introduction} variant="secondary">
              <Text id="app.error.toStart" />
            </LinkButton>
          </>
        }
      >
        <p>{text}</p>
      </ErrorPanel>
    </Container>
  );
}

function getErrorText(t: Translate, error: unknown): string {
  if (isNetworkFailure(error)) return t("error.network");
  const isBusy = error instanceof RequestError && error.pauseEndsAt > 0;
  const isDescribed = isBusy || isRefused(error) || hasKind(error, "signInUnavailable", "reloadNeeded");
  return (isDescribed && describeError(t, error)) || t("app.error.text");
}

/** Offline, the error of a script chunk does not name the network. */
function isNetworkFailure(error: unknown): boolean {
  return hasKind(error, "network") || !navigator.onLine;
}
