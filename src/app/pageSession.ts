import { createPageSession } from "./createPageSession.ts";
import { createQueryClient } from "./queryClient.ts";

/** The session of the page, with the only query client. */
export const session = createPageSession(createQueryClient());
