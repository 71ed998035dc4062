import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { findPrerenderedLocale, startApp } from "./app/startApp.tsx";
import { tolerateTranslation } from "./app/tolerateTranslation.ts";
import { needsPolyfills, session } from "./firstRequests.ts";
import "./ui/theme/base.css";

if (needsPolyfills) await import("./polyfills/polyfills.ts");
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
tolerateTranslation();
// If the operator wants reports, the host sends the release in a header, which Safari can read from 16.4 on.
const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const release = page?.serverTiming?.find(({ name }) => name === "reports")?.description;
if (release) void import("./app/reports/startReports.ts").then(({ startReports }) => startReports(release));
const locale = findPrerenderedLocale(root);
// Runs as a separate task, so that a slow processor is blocked for shorter times.
await new Promise((resolve) => setTimeout(resolve));
const { element } = await startApp(session, locale);
const app = <StrictMode>{element}</StrictMode>;
document.getElementById("start-help")?.remove();
if (locale) hydrateRoot(root, app);
else createRoot(root).render(app);
