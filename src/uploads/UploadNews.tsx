import { type IntlShape, useIntl } from "react-intl";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { fileNameText } from "./FileName.tsx";
import { uploadMessages } from "./uploadMessages.ts";
import { uploadProblemText } from "./uploadProblemText.ts";
import type { Upload } from "./uploadQueue.ts";

/** Says to readers what became of each file: a log, so that only what is new in it is spoken. */
export function UploadNews({ items }: { items: readonly Upload[] }) {
  const intl = useIntl();
  const settled = items.filter(({ state }) => state === "done" || state === "refused" || state === "failed");
  return (
    <VisuallyHidden>
      <span role="log">
        {settled.map((upload) => (
          <span key={upload.id}>{outcome(intl, upload)} </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}

function outcome(intl: IntlShape, upload: Upload): string {
  const name = fileNameText(intl, upload.file.name);
  const problem = uploadProblemText(intl, upload);
  return problem === undefined
    ? intl.formatMessage(uploadMessages.arrived, { name })
    : intl.formatMessage(uploadMessages.notArrived, { name, problem });
}
