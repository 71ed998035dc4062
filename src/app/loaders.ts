import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunction } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { keepTranslationDebugMode } from "../i18n/locale/translationDebug.ts";
import { paths } from "../paths.ts";
import type { Session } from "../session/createSession.ts";
import { requireSignedIn } from "./guards.ts";
import { redirectFrom, replacePage } from "./navigation/redirectFrom.ts";
import { loadCabinetData } from "./screenQueries.ts";
import type { Guard } from "./screens.ts";

/** The loaders of the guards. The router starts those of a screen and of its layout in parallel. */
export function createGuardLoaders(
  queryClient: QueryClient,
  session: Session,
): Record<Guard, LoaderFunction> {
  return {
    /** Without credentials the screens open at once, and show an error if the configuration cannot be loaded. */
    anonymous: async ({ request }) => {
      if (!session.credentials.exist()) {
        void queryClient.prefetchQuery(runtimeConfigQuery());
        return null;
      }
      const [{ account }] = await Promise.all([
        session.ensureChecked(),
        queryClient.ensureQueryData(runtimeConfigQuery()),
      ]);
      if (!account) return null;
      return redirectFrom(request, keepTranslationDebugMode(paths.projects, new URL(request.url).search));
    },

    /** The screens open even if notifications or campaigns could not be loaded. */
    signedIn: async ({ request }) => {
      // Both run in parallel: if the configuration fails during the session check, the loader fails, and no rejection is unhandled.
      const [account] = await Promise.all([requireSignedIn(session, request), loadCabinetData(session)]);
      return account;
    },

    none: () => queryClient.ensureQueryData(runtimeConfigQuery()),

    everybody: async () => {
      const config = queryClient.ensureQueryData(runtimeConfigQuery());
      await Promise.all([config, session.ensureChecked()]);
      return null;
    },

    /**
     * Removes the identity provider's response from the URL first, so that nothing else reads it. Its page leaves the history,
     * since the response works only once.
     */
    signInReturn: async () => {
      const returnUrl = new URL(location.href);
      history.replaceState(history.state, "", keepTranslationDebugMode(paths.authorization));
      const [{ returnFromProvider }] = await Promise.all([
        import("../session/sign-in/completeSignIn.ts"),
        queryClient.ensureQueryData(runtimeConfigQuery()),
      ]);
      return replacePage(await returnFromProvider(session, returnUrl));
    },
  };
}
