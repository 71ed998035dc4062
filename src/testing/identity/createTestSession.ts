import { QueryClient } from "@tanstack/react-query";
import { createSession } from "#session/createSession.ts";
import { createSampleConfig } from "../samples/sampleProjects.ts";

interface TestSession {
  queryClient?: QueryClient;
  /** The sign-in settings; by default the sample configuration's. */
  getSettings?: () => Promise<ReturnType<typeof createSampleConfig>["signIn"]>;
}

/** A session as after a page load. */
export function createTestSession({
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  getSettings = async () => createSampleConfig().signIn,
}: TestSession = {}) {
  return createSession({ queryClient, provider: { getSettings } });
}
