import type { GalleryTexts } from "#ui/media/GalleryDialog.tsx";

export const galleryTexts: GalleryTexts = {
  title: "The roof",
  open: "Open full screen",
  close: "Close",
  previous: "Previous picture",
  next: "Next picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  thumbnails: "Choose a picture",
  picture: (position, count) => `The roof, ${position} of ${count}`,
  position: (position, count) => `${position} of ${count}`,
};
