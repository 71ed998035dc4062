import { useState } from "react";
import { Text } from "#i18n/text.tsx";
import { useAuthState } from "#session/useSession.ts";
import { findClaimLinkKeys } from "#storage/draftKeys.ts";
import { Card } from "#ui/layout/Card.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { lazyOptional } from "#ui/loading/lazyAfterPaint.ts";
import { preloadQrCodeModule } from "./qrCodeQuery.ts";

const loadViews = () => import("./ClaimLinkViews.tsx");

/** Loads the component that shows a link. The form preloads it, so that a link appears even if the connection is lost meanwhile. */
export const preloadClaimLinkPanel = () => Promise.all([loadViews(), preloadQrCodeModule()]);

export const ClaimLinkPanel = lazyOptional(async () => (await loadViews()).ClaimLinkPanel);

/** A row reserves the component's place until it has loaded. */
const ClaimLinkList = lazyOptional(
  async () => (await loadViews()).ClaimLinkList,
  <Card padding="inline">
    <FoldedSection title={<Text id="claimLink.list.title" />} summary={<br />}>
      <br />
    </FoldedSection>
  </Card>,
);

/** The links to pass on that this device keeps for the customer; renders nothing without any. */
export function ClaimLinks() {
  const { account } = useAuthState();
  // Keeps the first list, so that links stay visible after their deletion.
  const [hasLinks] = useState(() => account && findClaimLinkKeys(account.id).length > 0);
  return account && hasLinks ? <ClaimLinkList accountId={account.id} /> : null;
}
