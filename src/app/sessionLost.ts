import type { QueryClient } from "@tanstack/react-query";
import type { RouterState } from "react-router-dom";
import { leaveForSignIn } from "./guards.ts";
import { reportError } from "./reportError.ts";
import { screenHandle } from "./routeHandle.ts";

/** What follows once the session is lost: a screen that needs one is left for the sign-in, which leads back to it. */
export function leaveLostSession(queryClient: QueryClient, { matches, location }: RouterState): void {
  if (!screenHandle(matches)?.signInRequired) return;
  const back = `${location.pathname}${location.search}${location.hash}`;
  leaveForSignIn(queryClient, back).catch(reportError);
}
