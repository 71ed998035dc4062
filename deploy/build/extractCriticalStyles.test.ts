import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { extractCriticalStyles } from "./extractCriticalStyles.ts";

const { document } = new JSDOM(
  '<main><h1 class="title">Title</h1><a href="/">Link</a><svg fill="var(--sky)"></svg></main>',
).window;

it.each([
  ["rules of elements on the page", ".title{color:red}", ".title{color:red}"],
  ["no rules of other elements", "dialog{color:red}.title .part{color:red}", ""],
  ["pseudo-elements", "h1::before{content:'a'}", "h1::before{content:'a'}"],
  ["no styles of states that need the visitor", "a:hover{color:red}", ""],
  ["a rule of which one selector is needed", "dialog,h1{color:red}", "dialog,h1{color:red}"],
  [
    "layers and queries",
    "@layer base{@media (width>=40em){main{color:red}}}",
    "@layer base{@media (width>=40em){main{color:red}}}",
  ],
  ["no empty layers and queries", "@layer base{@media (width>=40em){dialog{color:red}}}", ""],
  ["no styles of paper", "@media print{main{color:red}}", ""],
  [
    "animations of the page",
    "h1{animation:show 1s}dialog{animation:rise 1s}@keyframes show{from{opacity:0}}@keyframes rise{from{opacity:0}}",
    "h1{animation:show 1s}@keyframes show{from{opacity:0}}",
  ],
  [
    "custom properties of the page",
    "main{--sky:blue;--text:var(--ink);--ink:black;--line:var(--ink)}h1{color:var(--text)}",
    "main{--sky:blue;--text:var(--ink);--ink:black}h1{color:var(--text)}",
  ],
  ["no rule without declarations", "h1{--line:black}", ""],
  ["fonts of the system", "@font-face{src:local(Arial)}", "@font-face{src:local(Arial)}"],
  ["no fonts that must be loaded", "@font-face{src:url(a.woff2)}", ""],
])("extractCriticalStyles › keeps %s", (_, styles, expected) => {
  expect(extractCriticalStyles(styles, document)).toBe(expected);
});
