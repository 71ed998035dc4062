/** @jsxImportSource hono/jsx/dom */
import { render } from "hono/jsx/dom";
import sharedStyle from "#control/client/shared.css?inline";
import style from "../toolbar.css?inline";
import { Toolbar } from "./Toolbar.tsx";

// The plugin adds the element, so that the page does not move when the script has loaded.
const host = document.querySelector("mock-toolbar") ?? document.createElement("mock-toolbar");
if (!host.isConnected) document.body.prepend(host);
// The styles of the portal and of the toolbar do not affect each other.
const root = host.attachShadow({ mode: "open" });
root.adoptedStyleSheets = [sharedStyle, style].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});
host.removeAttribute("style");
const container = document.createElement("div");
root.append(container);
render(<Toolbar />, container);
