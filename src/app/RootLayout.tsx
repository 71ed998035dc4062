import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { LoadingBar } from "../ui/LoadingBar.tsx";
import { lazyExtra } from "../ui/lazyExtra.ts";
import { DocumentTitle } from "./DocumentTitle.tsx";
import { messages } from "./messages.ts";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { ToastHost } from "./ToastHost.tsx";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";
import { useLateHashTarget } from "./useLateHashTarget.ts";

const Tracking = lazyExtra(() => import("./Tracking.tsx").then((it) => it.Tracking));

/** What stands around every screen: the tab's title, what is missing, the loading bar, toasts, scroll and focus, page views. */
export function RootLayout() {
  const intl = useIntl();
  const { state } = useNavigation();
  // Looks on only: screens that need the configuration load it.
  const { data: config } = useQuery({ ...runtimeConfigQuery(), enabled: false });
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
      {config?.tagManagerId ? <Tracking tagManagerId={config.tagManagerId} /> : null}
    </>
  );
}
