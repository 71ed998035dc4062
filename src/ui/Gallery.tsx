import { type ReactNode, useCallback, useState } from "react";
import styles from "./Gallery.module.css";
import { GalleryDialog } from "./GalleryDialog.tsx";
import { Icon } from "./Icon.tsx";
import { expandIcon } from "./icons/expandIcon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { Picture } from "./Picture.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** What the gallery says. */
export type GalleryTexts = {
  /** What the pictures show; names the gallery. */
  title: string;
  /** On the button that fills the screen. */
  open: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Names the row of small pictures. */
  choose: string;
  /** Where one is, such as "Picture 2 of 4"; counts from 1. */
  position: (position: number, count: number) => string;
};

type GalleryProps = {
  /** Addresses of the pictures, each once. */
  pictures: readonly string[];
  texts: GalleryTexts;
  /** In place of pictures where there are none, or one does not load. */
  fallback?: ReactNode;
};

/** A large picture with small ones to choose from; pressed, it fills the screen. */
export function Gallery({ pictures, texts, fallback }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const index = Math.min(chosen, Math.max(pictures.length - 1, 0));
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className={styles["gallery"]}>
      <div className={styles["stage"]}>
        <Picture
          src={pictures[index]}
          alt={texts.title}
          loading="eager"
          fallback={fallback}
          className={styles["large"]}
        />
        {pictures.length > 0 ? (
          <button type="button" className={styles["open"]} title={texts.open} onClick={open}>
            <Icon drawing={expandIcon} size={24} />
            <VisuallyHidden>{texts.open}</VisuallyHidden>
          </button>
        ) : null}
      </div>
      {pictures.length > 1 ? (
        <fieldset className={styles["choice"]} aria-label={texts.choose}>
          {pictures.map((picture, place) => (
            <button
              key={picture}
              type="button"
              className={joinClasses(styles["small"], place === index && styles["chosen"])}
              aria-pressed={place === index}
              onClick={() => setChosen(place)}
            >
              <Picture src={picture} alt={texts.position(place + 1, pictures.length)} />
            </button>
          ))}
        </fieldset>
      ) : null}
      {isOpen ? (
        <GalleryDialog
          pictures={pictures}
          texts={texts}
          fallback={fallback}
          index={index}
          onIndex={setChosen}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
