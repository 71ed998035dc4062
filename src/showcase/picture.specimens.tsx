import { Gallery, type GalleryTexts } from "../ui/Gallery.tsx";
import { GalleryDialog } from "../ui/GalleryDialog.tsx";
import { LostIllustration } from "../ui/illustrations/LostIllustration.tsx";
import { Picture } from "../ui/Picture.tsx";
import { OnPress } from "./OnPress.tsx";
import { brokenPicture, samplePictures } from "./samplePictures.ts";
import { closeText, doNothing, shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

const galleryTexts: GalleryTexts = {
  title: shortText,
  open: "Fill the screen",
  close: closeText,
  previous: "Previous picture",
  next: "Next picture",
  zoomIn: "Enlarge",
  zoomOut: "Whole picture",
  choose: "Choose a picture",
  position: (position, count) => `Picture ${position} of ${count}`,
};

export const pictureSpecimens: readonly Specimen[] = [
  {
    name: "Picture",
    files: ["ui/Picture.tsx"],
    states: {
      loaded: <Picture src={samplePictures[0]} alt={shortText} />,
      square: <Picture src={samplePictures[1]} alt={shortText} ratio="1" />,
      "not there": <Picture src={undefined} alt={shortText} />,
      "does not load": <Picture src={brokenPicture} alt={shortText} />,
      "a drawing in its place": <Picture src={undefined} alt={shortText} fallback={<LostIllustration />} />,
    },
  },
  {
    name: "Gallery",
    files: ["ui/Gallery.tsx"],
    states: {
      "several pictures": <Gallery pictures={samplePictures} texts={galleryTexts} />,
      "one picture": <Gallery pictures={samplePictures.slice(0, 1)} texts={galleryTexts} />,
      empty: <Gallery pictures={[]} texts={galleryTexts} />,
    },
  },
  {
    name: "GalleryDialog",
    files: ["ui/GalleryDialog.tsx", "ui/GallerySlide.tsx"],
    states: {
      "at the second picture": (
        <OnPress label="Open the gallery">
          {(close) => (
            <GalleryDialog
              pictures={samplePictures}
              texts={galleryTexts}
              index={1}
              onIndex={doNothing}
              onClose={close}
            />
          )}
        </OnPress>
      ),
    },
  },
];
