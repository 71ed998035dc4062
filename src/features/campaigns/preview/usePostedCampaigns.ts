import { useEffect, useState } from "react";
import { isRecord } from "#api/json.ts";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { type Campaign, parseCampaign } from "../selection/parseCampaigns.ts";

/**
 * The campaigns that the editor has posted to this window, the latest first; each replaces its earlier version. Messages are
 * accepted from the origins of the portal and of its country domains.
 */
export function usePostedCampaigns(domains: readonly { url: string }[]): readonly Campaign[] {
  const [posted, setPosted] = useState<readonly Campaign[]>([]);
  useEffect(() => {
    const allowedOrigins = domains.flatMap((domain) => {
      const url = getSafeUrl(domain.url);
      return url === undefined ? [] : [new URL(url).origin];
    });
    const handleMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin && !allowedOrigins.includes(origin)) return;
      const isCampaign = isRecord(data) && data["type"] === "taglys.campaign";
      const campaign = isCampaign ? parseCampaign(data["campaign"]) : undefined;
      if (!campaign) return;
      setPosted((previous) => [campaign, ...previous.filter(({ id }) => id !== campaign.id)]);
    };
    addEventListener("message", handleMessage);
    return () => removeEventListener("message", handleMessage);
  }, [domains]);
  return posted;
}
