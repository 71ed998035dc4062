import { lazyAfterPaint } from "#ui/loading/lazyAfterPaint.ts";

/** A campaign at the end of a screen: its code does not delay what is above it. */
export const CampaignPlacement = lazyAfterPaint(() =>
  import("#features/campaigns/placements/CampaignPlacement.tsx").then((it) => it.CampaignPlacement),
);
