/** @jsxImportSource hono/jsx/dom */
import { render } from "hono/jsx/dom";
import { App } from "./App.tsx";

render(<App settings={JSON.parse(document.body.dataset["settings"] ?? "")} />, document.body);
