import { Button } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { FileDropZone } from "../ui/FileDropZone.tsx";
import { FormActions } from "../ui/FormActions.tsx";
import { TextField } from "../ui/TextField.tsx";
import { OnPress } from "./OnPress.tsx";
import { Still } from "./Still.tsx";
import {
  cancelText,
  doNothing,
  errorText,
  hintText,
  labelText,
  longTitle,
  saveText,
  sentence,
} from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

const fieldId = "error-summary-field";
const items = [
  { fieldId, text: errorText },
  { fieldId: "error-summary-none", text: longTitle },
];
const zone = { label: labelText, hint: hintText, buttonLabel: "Choose files", accept: "image/*" };

export const formPartSpecimens: readonly Specimen[] = [
  {
    name: "ErrorSummary",
    files: ["ui/ErrorSummary.tsx"],
    states: {
      "as it looks": (
        <Still>
          <ErrorSummary title={sentence} items={items} />
        </Still>
      ),
      "taking the focus, leading to a field": (
        <OnPress label="Show the summary">
          {() => (
            <>
              <ErrorSummary title={sentence} items={items.slice(0, 1)} />
              <TextField id={fieldId} label={labelText} error={errorText} />
            </>
          )}
        </OnPress>
      ),
    },
  },
  {
    name: "FileDropZone",
    files: ["ui/FileDropZone.tsx"],
    states: {
      default: <FileDropZone {...zone} id="zone-default" multiple onFiles={doNothing} />,
      invalid: <FileDropZone {...zone} id="zone-invalid" error={errorText} onFiles={doNothing} />,
      disabled: <FileDropZone {...zone} id="zone-disabled" disabled onFiles={doNothing} />,
      "long text": (
        <FileDropZone {...zone} id="zone-long" hint={longTitle} buttonLabel={longTitle} onFiles={doNothing} />
      ),
    },
  },
  {
    name: "FormActions",
    files: ["ui/FormActions.tsx"],
    states: {
      "one button": (
        <FormActions>
          <Button>{saveText}</Button>
        </FormActions>
      ),
      "two buttons": (
        <FormActions>
          <Button variant="secondary">{cancelText}</Button>
          <Button>{saveText}</Button>
        </FormActions>
      ),
      "sending, long text": (
        <FormActions>
          <Button variant="secondary" disabled>
            {cancelText}
          </Button>
          <Button busy>{longTitle}</Button>
        </FormActions>
      ),
    },
  },
];
