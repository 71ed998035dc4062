import { useEffect, useState } from "react";
import * as v from "valibot";
import { isRecord } from "../../../api/errors.ts";
import { getSafeUrl } from "../../../ui/getSafeUrl.ts";
import { type Campaign, parseCampaign } from "../assets/parseCampaigns.ts";

const messageSchema = v.object({
  type: v.literal("taglys.campaign"),
  campaign: v.pipe(v.custom<Record<string, unknown>>(isRecord), v.transform(parseCampaign)),
});

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
      const parsed = v.safeParse(messageSchema, data);
      if (!parsed.success) return;
      const { campaign } = parsed.output;
      setPosted((previous) => [campaign, ...previous.filter(({ id }) => id !== campaign.id)]);
    };
    addEventListener("message", handleMessage);
    return () => removeEventListener("message", handleMessage);
  }, [domains]);
  return posted;
}
