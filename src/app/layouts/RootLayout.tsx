import { useIntl } from "react-intl";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx";
import { ToastHost } from "../errors/ToastHost.tsx";
import { messages } from "../messages.ts";
import { useDocumentTitle } from "../navigation/useDocumentTitle.ts";
import { useFocusOnNavigation } from "../navigation/useFocusOnNavigation.ts";
import { useLateHashTarget } from "../navigation/useLateHashTarget.ts";
import { useTracking } from "../navigation/useTracking.ts";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { useBrandFont } from "./useBrandFont.ts";

/** Around every screen: document title, loading bar, offline banner, toasts, scroll, focus and page views. */
export function RootLayout() {
  const intl = useIntl();
  const { state } = useNavigation();
  useDocumentTitle();
  useBrandFont();
  useTracking();
  useFocusOnNavigation();
  useLateHashTarget();
  return (
    <>
      <LoadingBar active={state !== "idle"} label={intl.formatMessage(messages.loading)} />
      <OfflineBanner />
      <Outlet />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}
