import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import styles from "./QrCode.module.css";
import { qrCodeQuery } from "./qrCodeQuery.ts";

interface QrCodeProps {
  text: string;
  label: string;
  /** The caption below the code. */
  children: ReactNode;
}

/** A QR code. Renders nothing until the drawing code has loaded, or if it cannot be loaded. */
export function QrCode({ text, label, children }: QrCodeProps) {
  const { data } = useQuery(qrCodeQuery(text));
  if (!data) return null;
  const { size, path } = data;
  return (
    <figure className={styles["figure"]}>
      <svg
        role="img"
        aria-label={label}
        className={styles["code"]}
        viewBox={`0 0 ${size} ${size}`}
        width={size}
        height={size}
      >
        <path d={path} />
      </svg>
      <figcaption className={styles["caption"]}>{children}</figcaption>
    </figure>
  );
}
