import type { ReactNode } from "react";
import { Icon, type IconDrawing } from "./Icon.tsx";
import styles from "./InlineBanner.module.css";
import { alertIcon } from "./icons/alertIcon.tsx";
import { checkIcon } from "./icons/checkIcon.tsx";
import { infoIcon } from "./icons/infoIcon.tsx";
import { joinClasses } from "./joinClasses.ts";

type BannerTone = "info" | "positive" | "caution" | "negative";

const icons: Record<BannerTone, IconDrawing> = {
  info: infoIcon,
  positive: checkIcon,
  caution: alertIcon,
  negative: alertIcon,
};

type InlineBannerProps = {
  tone: BannerTone;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** alert speaks at once when the banner appears; leave it out for what stood there from the start. */
  role?: "alert" | "status" | undefined;
};

/** A lasting message in the flow of the page. */
export function InlineBanner({ tone, title, children, action, role }: InlineBannerProps) {
  return (
    <div className={joinClasses(styles["banner"], styles[tone])} role={role}>
      <span className={styles["icon"]}>
        <Icon drawing={icons[tone]} size={24} />
      </span>
      <div className={styles["words"]}>
        <p className={styles["title"]}>{title}</p>
        {children ? <div className={styles["text"]}>{children}</div> : null}
      </div>
      {action ? <div className={styles["action"]}>{action}</div> : null}
    </div>
  );
}
