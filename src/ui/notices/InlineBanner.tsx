import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./InlineBanner.module.css";

type BannerTone = "info" | "caution" | "negative";

const icons: Record<BannerTone, IconName> = {
  info: "info",
  caution: "alert",
  negative: "alert",
};

type InlineBannerProps = Omit<ComponentProps<"div">, "title"> & {
  tone: BannerTone;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** alert: announced at once when the banner appears. Leave it out for a banner that is there from the start. */
  role?: "alert" | "group" | undefined;
};

/** A lasting message in the flow of the page. */
export function InlineBanner({ tone, title, children, action, ...attributes }: InlineBannerProps) {
  return (
    <div className={joinClassNames(styles["banner"], styles[tone])} {...attributes}>
      <span className={styles["icon"]}>
        <Icon name={icons[tone]} size={24} />
      </span>
      <div className={styles["body"]}>
        <p className={styles["title"]}>{title}</p>
        {children ? <div>{children}</div> : null}
      </div>
      {action ? <div className={styles["action"]}>{action}</div> : null}
    </div>
  );
}
