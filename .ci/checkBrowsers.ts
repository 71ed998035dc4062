/**
 * Part of `npm run browsers`, which builds the portal first: finds syntax and built-in objects of JavaScript in the build that a
 * supported browser lacks. It sees the language alone. For HTML, CSS and the APIs of browsers, `e2e/README.md` says how to try
 * the oldest ones.
 */
import "./printHelp.ts";
import { spawnSync } from "node:child_process";

const polyfills = ["ArrayToSorted", "MapGroupBy", "PromiseWithResolvers"];
/** FormatJS and openid-client use these only in browsers that have them. */
const optionalFeatures = ["IntlDurationFormat", "Uint8ArrayFromBase64", "Uint8ArrayToBase64"];

const ignored = [...polyfills, ...optionalFeatures].join(",");
const command = `es-check checkBrowser --module --checkFeatures --ignore ${ignored} "dist/**/*.js"`;
const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
console.log("This is true of the language alone: HTML, CSS and the APIs of browsers were not looked at.");
process.exitCode = status ?? 1;
