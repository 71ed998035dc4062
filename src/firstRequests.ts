import { session } from "./app/pageSession.ts";
import { startFirstRequests } from "./app/startFirstRequests.ts";

// A script of its own in `index.html`, which runs before React has loaded. Browsers without these two first need polyfills.
if ("any" in AbortSignal && "canParse" in URL) startFirstRequests(session);
