import type { ComponentProps, MouseEvent } from "react";
import { ButtonLabel, busyAttributes } from "./ButtonLabel.tsx";
import { type ButtonStyleProps, getButtonClassName } from "./buttonStyle.ts";

type ButtonProps = ButtonStyleProps &
  ComponentProps<"button"> & {
    /** Shows a spinner over the label and ignores clicks. */
    busy?: boolean | undefined;
  };

/** A button. While busy it is aria-disabled instead of disabled, so that it keeps the focus. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, iconOnlyOnPhone, icon, busy, ...rest } = props;
  const { className, children, onClick, ...attributes } = rest;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      onClick?.(event);
    }
  };

  return (
    <button
      type="button"
      {...attributes}
      {...(busy && busyAttributes)}
      className={getButtonClassName({ variant, size, wide, iconOnlyOnPhone }, className)}
      onClick={handleClick}
    >
      <ButtonLabel icon={icon} busy={busy}>
        {children}
      </ButtonLabel>
    </button>
  );
}
