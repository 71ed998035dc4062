import type { IconDrawing } from "../ui/Icon.tsx";

const files = import.meta.glob<Record<string, IconDrawing>>("../ui/icons/*.tsx", { eager: true });

/** Every icon with its name. */
export const icons = Object.values(files).flatMap((file) => Object.entries(file));
