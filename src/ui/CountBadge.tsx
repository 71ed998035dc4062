import styles from "./CountBadge.module.css";
import { Icon, type IconDrawing } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type CountBadgeProps = {
  icon: IconDrawing;
  count: number;
  /** The whole sentence for readers, for example "3 unread notifications". */
  label: string;
  /** Sun yellow: something new is waiting. */
  emphasis?: boolean | undefined;
};

/** A number with an icon; readers hear the label instead. */
export function CountBadge({ icon, count, label, emphasis = false }: CountBadgeProps) {
  return (
    <span className={joinClasses(styles["badge"], emphasis && styles["emphasis"])} title={label}>
      <Icon drawing={icon} size={16} />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
