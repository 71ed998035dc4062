import { session } from "./app/pageSession.ts";
import { startFirstRequests } from "./app/startFirstRequests.ts";

// The first script of `index.html` runs before React has loaded. Browsers without these two first need polyfills.
if ("any" in AbortSignal && "canParse" in URL) startFirstRequests(session);
