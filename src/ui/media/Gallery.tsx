import { useState } from "react";
import { Icon } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./Gallery.module.css";
import { GalleryDialog, type GalleryTexts } from "./GalleryDialog.tsx";
import { Picture } from "./Picture.tsx";

type GalleryProps = {
  /** Without duplicates. */
  imageUrls: readonly string[];
  texts: GalleryTexts;
};

/** A large image with thumbnails to select it; a button opens it full-screen. */
export function Gallery({ imageUrls: pictures, texts }: GalleryProps) {
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const index = Math.min(selectedIndex, Math.max(pictures.length - 1, 0));
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <div className={styles["gallery"]}>
      <div className={styles["main"]}>
        <Picture
          src={pictures[index]}
          alt={pictures.length > 1 ? texts.picture(index + 1, pictures.length) : texts.title}
          loading="eager"
          fetchPriority="high"
          className={styles["main-image"]}
        />
        {pictures.length > 0 ? (
          <button type="button" className={styles["open"]} title={texts.open} onClick={open}>
            <Icon name="expand" size={24} />
            <VisuallyHidden>{texts.open}</VisuallyHidden>
          </button>
        ) : null}
      </div>
      {pictures.length > 1 ? (
        <fieldset className={styles["thumbnails"]} aria-label={texts.thumbnails}>
          {pictures.map((imageUrl, imageIndex) => (
            <button
              key={imageUrl}
              type="button"
              className={joinClassNames(styles["thumbnail"], imageIndex === index && styles["selected"])}
              aria-pressed={imageIndex === index}
              onClick={() => setSelectedIndex(imageIndex)}
            >
              <Picture
                src={imageUrl}
                alt={texts.position(imageIndex + 1, pictures.length)}
                fetchPriority="low"
              />
            </button>
          ))}
        </fieldset>
      ) : null}
      {isOpen ? (
        <GalleryDialog
          imageUrls={pictures}
          texts={texts}
          index={index}
          onIndex={setSelectedIndex}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
