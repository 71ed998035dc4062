import { lazyAfterPaint } from "#ui/loading/lazyAfterPaint.ts";

/** The placements of a campaign for accessories; a screen has room for one. */
export const accessoryPlacements = ["accessory_mini_banner", "accessory_flag", "accessory_popup"] as const;

/** A campaign at the end of a screen, whose code does not delay the content above it. */
export const CampaignPlacement = lazyAfterPaint(() =>
  import("#features/campaigns/placements/CampaignPlacement.tsx").then((it) => it.CampaignPlacement),
);
