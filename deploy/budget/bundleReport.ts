import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";
import { type Budget, compare, complaintOf, overBudget, tableOf } from "./budget.ts";
import { bytesOfLocales, bytesOfScreens, bytesOfStart, type Chunk, type Screens } from "./chunkGraph.ts";

const start = ["/src/main.tsx"];
const cabinet = "/src/app/CabinetLayout.tsx";

const cabinetScreens: Screens = {
  overview: ["/src/app/OverviewScreen.tsx"],
  project: ["/src/app/ProjectScreen.tsx"],
  window: ["/src/app/WindowScreen.tsx"],
  "window registration": ["/src/app/WindowRegistrationScreen.tsx"],
  faq: ["/src/app/FaqScreen.tsx"],
};

const otherScreens: Screens = {
  "signed-in frame": [cabinet],
  claim: ["/src/app/ClaimScreen.tsx"],
  associate: ["/src/app/AssociateScreen.tsx"],
  authorization: ["/src/session/completeSignIn.ts", "/src/session/provider.ts"],
  feedback: ["/src/app/FeedbackLayout.tsx", "/src/features/feedback/FeedbackPage.tsx"],
  "campaign preview": ["/src/features/campaigns/CampaignPreviewPage.tsx"],
};

/** After a build: prints what loads for each screen and locale, and fails the build where that is over the budget. */
export function bundleReport(budget: Budget): Plugin {
  return {
    name: "bundle-report",
    apply: "build",
    async writeBundle(_options, bundle) {
      const outputs = Object.values(bundle).filter((output) => output.type === "chunk");
      const chunks = await Promise.all(
        outputs.map(async ({ fileName, imports, moduleIds, code }): Promise<Chunk> => {
          const { length: bytes } = await promisify(brotliCompress)(code);
          return { fileName, imports, moduleIds, bytes };
        }),
      );
      const screens = {
        ...bytesOfScreens(chunks, cabinetScreens, [...start, cabinet]),
        ...bytesOfScreens(chunks, otherScreens, start),
      };
      const rows = compare(
        { start: bytesOfStart(chunks, start), screens, locales: bytesOfLocales(chunks) },
        budget,
      );
      this.info(`what loads\n${tableOf(rows)}`);
      const over = overBudget(rows);
      if (over.length > 0) this.error(complaintOf(over));
    },
  };
}
