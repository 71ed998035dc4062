import { useEffect, useState } from "react";
import * as v from "valibot";
import type { Campaign } from "../../api/generated/rest.ts";
import { isCampaign } from "./wellFormedCampaigns.ts";

const message = v.object({
  type: v.literal("taglys.campaign"),
  campaign: v.custom<Campaign>(isCampaign),
});

/**
 * The campaigns that the editor's window posted to this one, the latest first; one that is posted again takes the place of
 * its earlier state. Heard are windows of the portal's own origin and of the countries' portals.
 */
export function usePostedCampaigns(domains: readonly { url: string }[]): readonly Campaign[] {
  const [posted, setPosted] = useState<readonly Campaign[]>([]);
  useEffect(() => {
    const known = domains.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).origin] : []));
    const receive = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin && !known.includes(origin)) return;
      const checked = v.safeParse(message, data);
      if (!checked.success) return;
      const { campaign } = checked.output;
      setPosted((earlier) => [campaign, ...earlier.filter(({ id }) => id !== campaign.id)]);
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [domains]);
  return posted;
}
