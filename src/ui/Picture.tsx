import { type ComponentProps, type ReactNode, type SyntheticEvent, useCallback, useState } from "react";
import { Icon } from "./Icon.tsx";
import { windowIcon } from "./icons/windowIcon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Picture.module.css";

type PictureProps = ComponentProps<"img"> & {
  /** Empty for a picture that says nothing new. */
  alt: string;
  /** Width to height, as in CSS: the room kept free for it. */
  ratio?: string | undefined;
  /** In place of a picture that is missing or does not load; a quiet sheet otherwise. */
  fallback?: ReactNode;
};

/** A picture from elsewhere. Its room is the same before it, with it and without it. */
export function Picture(props: PictureProps) {
  const { alt, ratio = "4 / 3", fallback, src, className, style, onError, ...rest } = props;
  const [failed, setFailed] = useState<string>();

  const handleError = useCallback(
    (event: SyntheticEvent<HTMLImageElement>) => {
      setFailed(src);
      onError?.(event);
    },
    [src, onError],
  );

  return (
    <div className={joinClasses(styles["frame"], className)} style={{ aspectRatio: ratio, ...style }}>
      {src && src !== failed ? (
        <img
          loading="lazy"
          decoding="async"
          {...rest}
          src={src}
          alt={alt}
          className={styles["image"]}
          onError={handleError}
        />
      ) : (
        <div
          className={styles["fallback"]}
          {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        >
          {fallback ?? <Icon drawing={windowIcon} size={32} />}
        </div>
      )}
    </div>
  );
}
