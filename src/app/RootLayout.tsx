import { useIntl } from "react-intl";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { LoadingBar } from "../ui/LoadingBar.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";
import { messages } from "./messages.ts";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { ToastHost } from "./ToastHost.tsx";
import { useBrandFont } from "./useBrandFont.ts";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";
import { useLateHashTarget } from "./useLateHashTarget.ts";
import { useTracking } from "./useTracking.ts";

/** What stands around every screen: the tab's title, what is missing, the loading bar, toasts, scroll and focus, page views. */
export function RootLayout() {
  const intl = useIntl();
  const { state } = useNavigation();
  useBrandFont();
  useTracking();
  useFocusOnNavigation();
  useLateHashTarget();
  return (
    <>
      <DocumentTitle />
      <LoadingBar active={state !== "idle"} label={intl.formatMessage(messages.loading)} />
      <OfflineBanner />
      <Outlet />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}
