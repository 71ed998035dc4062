/** `npm run setup`: finds Chromium for the end-to-end tests and nginx for the tests of `deploy`, and installs a missing one. */
import { readOptions } from "../../.ci/readOptions.ts";
import { ensureChromium } from "./chromium/ensureChromium.ts";

readOptions({});

if (ensureChromium()) await import("#deploy/nginx/unpackNginx.ts");
else process.exitCode = 1;
