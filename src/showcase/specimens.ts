import { buttonSpecimens } from "./button.specimens.tsx";
import { cardSpecimens } from "./card.specimens.tsx";
import { choiceSpecimens } from "./choice.specimens.tsx";
import { drawingSpecimens } from "./drawing.specimens.tsx";
import { formSpecimens } from "./form.specimens.tsx";
import { formPartSpecimens } from "./formPart.specimens.tsx";
import { labelSpecimens } from "./label.specimens.tsx";
import { layoutSpecimens } from "./layout.specimens.tsx";
import { listSpecimens } from "./list.specimens.tsx";
import { messageSpecimens } from "./message.specimens.tsx";
import { pageSpecimens } from "./page.specimens.tsx";
import { pictureSpecimens } from "./picture.specimens.tsx";
import { progressSpecimens } from "./progress.specimens.tsx";
import type { Specimen } from "./specimen.ts";
import { textFieldSpecimens } from "./textField.specimens.tsx";
import { toastSpecimens } from "./toast.specimens.tsx";
import { uploadSpecimens } from "./upload.specimens.tsx";

/** Everything the page shows, in its order. */
export const specimens: readonly Specimen[] = [
  ...buttonSpecimens,
  ...textFieldSpecimens,
  ...choiceSpecimens,
  ...formPartSpecimens,
  ...formSpecimens,
  ...uploadSpecimens,
  ...messageSpecimens,
  ...toastSpecimens,
  ...progressSpecimens,
  ...labelSpecimens,
  ...listSpecimens,
  ...cardSpecimens,
  ...pictureSpecimens,
  ...pageSpecimens,
  ...layoutSpecimens,
  ...drawingSpecimens,
];
