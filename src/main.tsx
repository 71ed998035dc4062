import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startApp } from "./app/startApp.tsx";
import { tolerateTranslation } from "./app/tolerateTranslation.ts";
import "./ui/tokens/base.css";

// Browsers that have these two have all that the polyfills bring.
if (!("any" in AbortSignal && "canParse" in URL)) await import("./polyfills/polyfills.ts");
const root = document.getElementById("root");
if (!root) throw new Error('The page has no element with the id "root".');
tolerateTranslation();
const app = await startApp();
createRoot(root).render(<StrictMode>{app}</StrictMode>);
