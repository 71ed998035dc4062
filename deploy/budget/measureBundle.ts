import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Rolldown } from "vite";
import {
  type Chunk,
  getLoadedChunks,
  type Measurement,
  measureLocales,
  measureScreens,
  type Screens,
  sumBytes,
} from "./chunkSizes.ts";

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

const entryModule = "/src/main.tsx";
const cabinetModule = "/src/app/layouts/CabinetLayout.tsx";

const cabinetScreens: Screens = {
  overview: ["/src/app/screens/OverviewScreen.tsx"],
  project: ["/src/app/screens/ProjectScreen.tsx"],
  window: ["/src/app/screens/WindowScreen.tsx"],
  "window registration": ["/src/app/screens/RegistrationScreen.tsx"],
  faq: ["/src/app/screens/FaqScreen.tsx"],
};

const otherScreens: Screens = {
  "cabinet layout": [cabinetModule],
  claim: ["/src/features/windows/claim/ClaimPage.tsx"],
  associate: ["/src/app/screens/AssociateScreen.tsx"],
  authorization: ["/src/session/sign-in/completeSignIn.ts", "/src/session/sign-in/identityProvider.ts"],
  feedback: ["/src/app/layouts/FeedbackLayout.tsx", "/src/features/feedback/FeedbackPage.tsx"],
  "campaign preview": ["/src/features/campaigns/preview/CampaignPreviewPage.tsx"],
};

/** The scripts of a build with their sizes as precompress() compresses them with Brotli. */
export function compressChunks(outputs: readonly Output[]): Promise<Chunk[]> {
  const scripts = outputs.filter((output) => output.type === "chunk");
  return Promise.all(
    scripts.map(async ({ fileName, imports, moduleIds, code }) => {
      const { length: bytes } = await promisify(brotliCompress)(code);
      return { fileName, imports, moduleIds, bytes };
    }),
  );
}

/** Returns undefined for a build of something other than the portal, such as Storybook. */
export function measureChunks(chunks: readonly Chunk[]): Measurement | undefined {
  if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entryModule)))) return undefined;
  return {
    entry: sumBytes(getLoadedChunks(chunks, entryModule)),
    screens: {
      ...measureScreens(chunks, cabinetScreens, [entryModule, cabinetModule]),
      ...measureScreens(chunks, otherScreens, [entryModule]),
    },
    locales: measureLocales(chunks),
  };
}
