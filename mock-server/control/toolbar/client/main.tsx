/** @jsxImportSource hono/jsx/dom */
import { render } from "hono/jsx/dom";
import { configureControlApi } from "../../client/controlApi.ts";
import style from "../toolbar.css?inline";
import { Toolbar } from "./Toolbar.tsx";

// The plugin that adds this script to the portal serves the control API there.
configureControlApi("/@mock/control");

const host = document.createElement("mock-toolbar");
// The styles of the portal and of the toolbar do not affect each other.
const root = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
root.adoptedStyleSheets = [sheet];
const container = document.createElement("div");
root.append(container);
document.body.append(host);
render(<Toolbar />, container);
