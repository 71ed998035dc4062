/** `npm run nginx:config`: prints the nginx configuration of the build in `dist`, without the settings of an environment. */
import { readOptions } from "../../.ci/readOptions.ts";
import { readStyleHash } from "../prerenderedPages.ts";
import { createNginxTemplate } from "./createNginxTemplate.ts";

readOptions({});

const styleHash = readStyleHash("dist");
if (styleHash) {
  process.stdout.write(createNginxTemplate(styleHash));
} else {
  process.stderr.write('Run "npm run build" first: the content security policy allows the style in dist.\n');
  process.exitCode = 1;
}
