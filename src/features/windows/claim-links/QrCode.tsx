import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useText } from "#i18n/text.tsx";
import styles from "./QrCode.module.css";
import { qrCodeQuery } from "./qrCodeQuery.ts";

interface QrCodeProps {
  text: string;
  /** The caption below the code. */
  children: ReactNode;
}

/** The QR code of a link. Renders nothing until the drawing code has loaded, or if it cannot be loaded. */
export function QrCode({ text, children }: QrCodeProps) {
  const t = useText();
  const { data } = useQuery(qrCodeQuery(text));
  if (!data) return null;
  const { size, path } = data;
  return (
    <figure className={styles["figure"]}>
      <svg
        role="img"
        aria-label={t("claimLink.qrCode")}
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
