import { type ComponentProps, type ReactNode, type SyntheticEvent, useState } from "react";
import { getSafeUrl } from "../getSafeUrl.ts";
import { Icon } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Picture.module.css";

type PictureProps = ComponentProps<"img"> & {
  /** The alternative text; empty for a decorative picture. */
  alt: string;
  /** The CSS `aspect-ratio` of the space that the picture reserves. */
  ratio?: string | undefined;
  /** Replaces a picture without a `src`, or whose `src` is unsafe or cannot be loaded. Default: an icon. */
  fallback?: ReactNode;
};

/**
 * An image from an external source, which takes the same space before it has loaded, afterwards and after a failure. Its
 * elements are spans, so that a button may contain it.
 */
export function Picture(props: PictureProps) {
  const { alt, ratio = "4 / 3", fallback, src: givenSrc, className, style, onError, ...rest } = props;
  const src = getSafeUrl(givenSrc);
  const [failedSrc, setFailedSrc] = useState<string>();

  const handleError = (event: SyntheticEvent<HTMLImageElement>) => {
    setFailedSrc(src);
    onError?.(event);
  };

  return (
    <span className={joinClassNames(styles["frame"], className)} style={{ aspectRatio: ratio, ...style }}>
      {src && src !== failedSrc ? (
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
        <span
          className={styles["fallback"]}
          {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        >
          {fallback ?? <Icon name="window" size={32} />}
        </span>
      )}
    </span>
  );
}
