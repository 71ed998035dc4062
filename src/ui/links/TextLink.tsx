import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import { AnyLink, type AnyLinkProps } from "./RouteLink.tsx";
import styles from "./TextLink.module.css";

type TextLinkStyleProps = {
  /** The icon after the text: an arrow, or the mark of an external link. */
  icon?: IconName | undefined;
  /** For a link outside of a sentence: underlined only on hover, and at least 44 px high. */
  standalone?: boolean | undefined;
};

/** A link of text. */
export function TextLink(props: TextLinkStyleProps & AnyLinkProps) {
  const { icon, standalone = false, className, children, ...link } = props;
  const classes = joinClassNames(styles["link"], standalone && styles["standalone"], className);
  return (
    <AnyLink {...link} className={classes}>
      {children}
      {icon ? <Icon name={icon} size={16} /> : null}
    </AnyLink>
  );
}
