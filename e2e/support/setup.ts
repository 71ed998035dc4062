/** `npm run setup`: finds the browser of the end-to-end tests and the nginx of the tests of `deploy`, and installs what is missing. */
import "../../.ci/printHelp.ts";
import { readOptions } from "../../.ci/readOptions.ts";
import { ensureChromium } from "./chromium/ensureChromium.ts";

readOptions({});

if (ensureChromium()) await import("#deploy/nginx/unpackNginx.ts");
else process.exitCode = 1;
