import { defineMessage, defineMessages } from "react-intl";

export const galleryMessages = {
  ...defineMessages({
    open: {
      id: "gallery.open",
      defaultMessage: "Open image gallery in full screen mode",
      description: "Button on a picture",
    },
    close: { id: "gallery.close", defaultMessage: "Close", description: "Button that closes the gallery" },
    previous: {
      id: "gallery.previous",
      defaultMessage: "Previous picture",
      description: "Button of the gallery",
    },
    next: { id: "gallery.next", defaultMessage: "Next picture", description: "Button of the gallery" },
    zoomIn: { id: "gallery.zoomIn", defaultMessage: "Enlarge", description: "Button of the gallery" },
    zoomOut: {
      id: "gallery.zoomOut",
      defaultMessage: "Whole picture",
      description: "Button of the gallery that shows an enlarged picture as a whole again",
    },
    thumbnails: {
      id: "gallery.choose",
      defaultMessage: "Choose a picture",
      description: "Name of the row of small pictures below a large one",
    },
  }),
  picture: defineMessage<{ title: string; position: number; count: number }>({
    id: "gallery.picture",
    defaultMessage: "{title}, picture {position, number} of {count, number}",
    description: "Alternative text of one of several pictures of a window; title is the window’s name",
  }),
  position: defineMessage<{ position: number; count: number }>({
    id: "gallery.position",
    defaultMessage: "Picture {position, number} of {count, number}",
    description: "Caption of a picture in the gallery",
  }),
};
