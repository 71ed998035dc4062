import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Rolldown } from "vite";
import {
  type Chunk,
  getLoadedChunks,
  getScreenChunks,
  type Measurement,
  measureLocales,
  type Screens,
  sumBytes,
} from "./chunkSizes.ts";

export type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

export const entryModule = "/src/main.tsx";
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

/** The scripts of a build with their compressed sizes, by default as precompress() compresses them with Brotli. */
export function compressChunks(
  outputs: readonly Output[],
  compress: (code: string) => Promise<Buffer> = promisify(brotliCompress),
): Promise<Chunk[]> {
  const scripts = outputs.filter((output) => output.type === "chunk");
  return Promise.all(
    scripts.map(async ({ fileName, imports, moduleIds, code }) => {
      const { length: bytes } = await compress(code);
      return { fileName, imports, moduleIds, bytes };
    }),
  );
}

/** Returns undefined for a build of something other than the portal, such as Storybook. */
export function measureChunks(chunks: readonly Chunk[]): Measurement | undefined {
  const loaded = getPortalChunks(chunks);
  if (!loaded) return undefined;
  const screens = Object.entries(loaded.screens).map(([name, added]) => [name, sumBytes(added)]);
  return {
    entry: sumBytes(loaded.entry),
    screens: Object.fromEntries(screens),
    locales: measureLocales(chunks),
  };
}

/** The chunks of the entry, and those that each screen adds; undefined for a build of something else. */
export function getPortalChunks(
  chunks: readonly Chunk[],
): { entry: Iterable<Chunk>; screens: Record<string, Chunk[]> } | undefined {
  if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entryModule)))) return undefined;
  return {
    entry: getLoadedChunks(chunks, entryModule),
    screens: {
      ...getScreenChunks(chunks, cabinetScreens, [entryModule, cabinetModule]),
      ...getScreenChunks(chunks, otherScreens, [entryModule]),
    },
  };
}
