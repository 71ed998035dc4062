import { useCallback, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { sunIcon } from "../../ui/icons/sunIcon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { useHasBeenDrawn } from "../../ui/useHasBeenDrawn.ts";
import styles from "./CampaignPicture.module.css";
import type { CampaignPictureAddresses } from "./campaignAsset.ts";

/** A width that is shown whatever the visitor's own is. */
export type ForcedView = "phone" | "desktop";

interface CampaignPictureProps {
  picture: CampaignPictureAddresses;
  view?: ForcedView | undefined;
  className?: string | undefined;
}

const phones = "(width < 768px)";
const medias = { phone: "all", desktop: "not all" } satisfies Record<ForcedView, string>;

/**
 * A campaign's picture in the variant for phones or for wider screens. It says nothing that the words do not, and comes
 * after the words of the whole screen.
 */
export function CampaignPicture({ picture: { wide, narrow }, view, className }: CampaignPictureProps) {
  const [failed, setFailed] = useState<string>();
  const key = `${wide} ${narrow}`;
  const handleError = useCallback(() => setFailed(key), [key]);
  const hasBeenDrawn = useHasBeenDrawn();
  return (
    <div className={joinClasses(styles["frame"], className)} data-pending={hasBeenDrawn ? undefined : true}>
      {failed === key ? (
        <Icon drawing={sunIcon} size={32} />
      ) : hasBeenDrawn ? (
        <picture className={styles["picture"]}>
          <source media={view ? medias[view] : phones} srcSet={narrow} />
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
