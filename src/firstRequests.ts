import { createQueryClient } from "./app/queryClient.ts";
import { startFirstRequests, startSession } from "./app/start.ts";

/** The session of the page, with the only query client. */
export const session = startSession(createQueryClient());

/** Browsers that have these two have all that the polyfills bring. */
export const needsPolyfills = !("any" in AbortSignal && "canParse" in URL);

// The first script of `index.html` runs before React has loaded.
if (!needsPolyfills) startFirstRequests(session);
