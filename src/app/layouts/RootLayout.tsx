import { useQuery } from "@tanstack/react-query";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { useText } from "#i18n/text.tsx";
import { ConsentContext, useConsentState } from "#tracking/consent.ts";
import { LoadingBar } from "#ui/loading/LoadingBar.tsx";
import { lazyAfterPaint } from "#ui/loading/lazyAfterPaint.ts";
import { ToastHost } from "../error-reporting/ToastHost.tsx";
import { useDocumentTitle } from "../navigation/useDocumentTitle.ts";
import { useFocusOnNavigation } from "../navigation/useFocusOnNavigation.ts";
import { useSavedScrollPosition } from "../navigation/useSavedScrollPosition.ts";
import { useSmoothScroll } from "../navigation/useSmoothScroll.ts";
import { useBrandFont } from "./useBrandFont.ts";

const Tracking = lazyAfterPaint(() => import("../page-tracking/Tracking.tsx").then((it) => it.Tracking));

/** Surrounds every screen with document title, loading bar, toasts, scroll, focus and page views. */
export function RootLayout() {
  const t = useText();
  const { state } = useNavigation();
  useDocumentTitle();
  useBrandFont();
  useFocusOnNavigation();
  useSmoothScroll();
  useSavedScrollPosition();
  return (
    <ConsentContext value={useConsentState()}>
      <LoadingBar active={state !== "idle"} label={t("app.loading")} />
      <Outlet />
      <TrackingInCountry />
      <ToastHost />
      <ScrollRestoration />
    </ConsentContext>
  );
}

/** Loads tracking and the question for consent only in countries with a tag manager. */
function TrackingInCountry() {
  // After a failure, the screen that needs the configuration requests it again.
  const { data: config } = useQuery({ ...runtimeConfigQuery(), retryOnMount: false });
  return config?.tagManagerId ? (
    <Tracking tagManagerId={config.tagManagerId} country={config.country} />
  ) : null;
}
