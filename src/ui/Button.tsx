import { type ComponentProps, type MouseEvent, useCallback } from "react";
import styles from "./Button.module.css";
import { ButtonLabel } from "./ButtonLabel.tsx";
import { type ButtonLook, buttonClasses } from "./buttonLook.ts";
import { Spinner } from "./Spinner.tsx";

type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** Work goes on: the label stays for readers, the width stays, and presses do nothing. */
    busy?: boolean | undefined;
  };

/** A button. While busy it is aria-disabled rather than disabled, so that it keeps the focus. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, iconOnlyOnPhone, icon, busy = false, ...rest } = props;
  const { className, children, onClick, ...attributes } = rest;

  const handleClick = useCallback(
    (event: MouseEvent<HTMLButtonElement>) => {
      if (busy) {
        event.preventDefault();
        event.stopPropagation();
      } else {
        onClick?.(event);
      }
    },
    [busy, onClick],
  );

  return (
    <button
      type="button"
      {...attributes}
      {...(busy ? { "aria-busy": true, "aria-disabled": true } : {})}
      className={buttonClasses({ variant, size, wide, iconOnlyOnPhone }, className)}
      onClick={handleClick}
    >
      <ButtonLabel icon={icon}>{children}</ButtonLabel>
      {busy ? (
        <span className={styles["spinner"]}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
