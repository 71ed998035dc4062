import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { session } from "./app/pageSession.ts";
import { findPrerenderedLocale } from "./app/prerendering/findPrerenderedLocale.ts";
import { startApp } from "./app/startApp.tsx";
import { tolerateTranslation } from "./app/tolerateTranslation.ts";
import "./ui/theme/base.css";

// Browsers that have these two have all that the polyfills bring.
if (!("any" in AbortSignal && "canParse" in URL)) await import("./polyfills/polyfills.ts");
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
tolerateTranslation();
// The host sends the release in a header if the operator wants reports. Safari knows it from 16.4.
const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const release = page?.serverTiming?.find(({ name }) => name === "reports")?.description;
if (release) void import("./app/reports/startReports.ts").then(({ startReports }) => startReports(release));
const locale = findPrerenderedLocale(root);
// A task of its own, so that a slow processor is not blocked for as long.
await new Promise((resolve) => setTimeout(resolve));
const { element } = await startApp(session, locale);
const app = <StrictMode>{element}</StrictMode>;
document.getElementById("start-help")?.remove();
if (locale) hydrateRoot(root, app);
else createRoot(root).render(app);
