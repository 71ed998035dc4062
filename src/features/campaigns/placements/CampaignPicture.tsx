import { useState } from "react";
import { Icon } from "#ui/icons/Icon.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { useHasPainted } from "#ui/loading/PaintedContext.tsx";
import { savesData } from "#ui/loading/savesData.ts";
import type { CampaignPictureUrls } from "../selection/campaignAsset.ts";
import styles from "./CampaignPicture.module.css";

/** Overrides the width of the browser window in the preview. */
export type ViewOverride = "phone" | "desktop";

interface CampaignPictureProps {
  picture: CampaignPictureUrls;
  view?: ViewOverride | undefined;
  className?: string | undefined;
}

const phoneMedia = "(max-width: 767.98px)";
const mediaByView = { phone: "all", desktop: "not all" } satisfies Record<ViewOverride, string>;

/**
 * The picture of a campaign, in the variant for phones or for wider screens. It is decorative, so it loads after the first
 * paint, and does not load for visitors who save data.
 */
export function CampaignPicture({ picture: { wide, narrow }, view, className }: CampaignPictureProps) {
  const [failedKey, setFailedKey] = useState<string>();
  const key = `${wide} ${narrow}`;
  const handleError = () => setFailedKey(key);
  const hasBeenDrawn = useHasPainted();
  return (
    <div
      className={joinClassNames(styles["frame"], className)}
      data-pending={hasBeenDrawn ? undefined : true}
    >
      {failedKey === key || savesData() ? (
        <Icon name="sun" size={32} />
      ) : hasBeenDrawn ? (
        <picture className={styles["picture"]}>
          <source media={view ? mediaByView[view] : phoneMedia} srcSet={narrow} />
          <img
            src={wide}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles["image"]}
            onError={handleError}
          />
        </picture>
      ) : null}
    </div>
  );
}
