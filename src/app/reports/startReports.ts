import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { isAbortError } from "#api/errors.ts";
import { reportsPath } from "#paths.ts";
import { createErrorReport, createVitalReport, type Report } from "./createReport.ts";

/** Reports at most so many errors of a page: further ones say nothing new. */
const maxErrors = 10;

/** Sends measurements and errors of the page to the operator. */
export function startReports(release: string): void {
  // Some measurements of the first screen are ready only when another screen is shown.
  const landingPath = location.pathname;
  const vitals = new Set<Report>();
  let errors = 0;

  const send = (reports: readonly Report[]) => {
    const body = JSON.stringify({ release, reports });
    navigator.sendBeacon(reportsPath, new Blob([body], { type: "application/json" }));
  };
  const sendError = (error: unknown) => {
    if (isAbortError(error) || errors++ >= maxErrors) return;
    send([createErrorReport(error, location.pathname)]);
  };

  addEventListener("error", ({ error }) => sendError(error));
  addEventListener("unhandledrejection", ({ reason }) => sendError(reason));
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // Some browsers can measure each screen that opens without a page load.
    observe((metric) => vitals.add(createVitalReport(metric, landingPath)), { reportSoftNavs: true });
  }
  // Comes after the observers, which report their last values at the same moment.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || vitals.size === 0) return;
    send([...vitals]);
    vitals.clear();
  });
}
