/** `npm run setup`: finds the browser of the end-to-end tests and the nginx of the tests of `deploy`, and installs what is missing. */
import "./printHelp.ts";

await import("../e2e/support/chromium/ensureChromium.ts");
if (process.exitCode === undefined) await import("../deploy/nginx/unpackNginx.ts");
