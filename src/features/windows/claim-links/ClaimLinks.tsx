import { useState } from "react";
import { useAuthState } from "#session/useSession.ts";
import { findClaimLinkKeys } from "#storage/draftKeys.ts";
import { lazyOptional } from "#ui/loading/lazyAfterPaint.ts";
import { preloadQrCodeModule } from "./qrCodeQuery.ts";

const loadViews = () => import("./ClaimLinkViews.tsx");

/** Loads what shows a link. The form preloads it, so that a link is shown also where the connection is lost meanwhile. */
export const preloadClaimLinkPanel = () => Promise.all([loadViews(), preloadQrCodeModule()]);

export const ClaimLinkPanel = lazyOptional(async () => (await loadViews()).ClaimLinkPanel);

const ClaimLinkList = lazyOptional(async () => (await loadViews()).ClaimLinkList);

/** The links to pass on that this device keeps for the customer; renders nothing without any. */
export function ClaimLinks() {
  const { account } = useAuthState();
  // As it was at first: the list shows links that were just deleted, too.
  const [hasLinks] = useState(() => findClaimLinkKeys().length > 0);
  return account && hasLinks ? <ClaimLinkList accountId={account.id} /> : null;
}
