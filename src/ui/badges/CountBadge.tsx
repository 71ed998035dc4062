import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./CountBadge.module.css";

type CountBadgeProps = {
  icon: IconName;
  count: number;
  /** Read by screen readers in place of the number, for example "3 unread notifications". */
  label: string;
  /** Yellow, for something new. */
  emphasis?: boolean | undefined;
};

export function CountBadge({ icon, count, label, emphasis = false }: CountBadgeProps) {
  return (
    <span className={joinClassNames(styles["badge"], emphasis && styles["emphasis"])} title={label}>
      <Icon name={icon} size={16} />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
