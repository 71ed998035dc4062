/** `npm run setup`: finds the browser of the end-to-end tests and the nginx of the tests of `deploy`, and installs what is missing. */
import "./printHelp.ts";
import { ensureChromium } from "../e2e/support/chromium/ensureChromium.ts";

if (ensureChromium()) await import("../deploy/nginx/unpackNginx.ts");
else process.exitCode = 1;
