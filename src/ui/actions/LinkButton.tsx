import { AnyLink, type AnyLinkProps } from "../links/RouteLink.tsx";
import { ButtonLabel, busyAttributes } from "./ButtonLabel.tsx";
import { type ButtonStyleProps, getButtonClassName } from "./buttonStyle.ts";

type LinkButtonProps = ButtonStyleProps &
  AnyLinkProps & {
    /** Shows a spinner over the label. */
    busy?: boolean;
  };

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, iconOnlyOnPhone, icon, busy, className, children, ...link } = props;
  const classes = getButtonClassName({ variant, size, wide, iconOnlyOnPhone }, className);
  return (
    <AnyLink {...link} {...(busy && busyAttributes)} className={classes}>
      <ButtonLabel icon={icon} busy={busy}>
        {children}
      </ButtonLabel>
    </AnyLink>
  );
}
