import { CopyField } from "../ui/CopyField.tsx";
import { DateField } from "../ui/DateField.tsx";
import { Field } from "../ui/Field.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { SpokenDateField } from "./SpokenDateField.tsx";
import {
  errorText,
  hintText,
  labelText,
  longTitle,
  optionalText,
  paragraph,
  sentence,
  shortText,
} from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

const day = "2026-03-14";
const most = 200;
const counter = (used: number) => `${used} of ${most}`;
const copyTexts = { label: labelText, copyLabel: "Copy", copiedLabel: "Copied", failedLabel: "Not copied" };

export const textFieldSpecimens: readonly Specimen[] = [
  {
    name: "Field",
    files: ["ui/Field.tsx"],
    states: {
      "label above its control": (
        <Field id="field-plain" label={labelText}>
          <output id="field-plain">The control</output>
        </Field>
      ),
      "hidden label": (
        <Field id="field-hidden" label={labelText} hideLabel>
          <output id="field-hidden">The control</output>
        </Field>
      ),
      "every text": (
        <Field
          id="field-full"
          label={labelText}
          hint={hintText}
          error={errorText}
          optionalLabel={optionalText}
        >
          <output id="field-full">The control</output>
        </Field>
      ),
    },
  },
  {
    name: "TextField",
    files: ["ui/TextField.tsx"],
    states: {
      empty: <TextField label={labelText} />,
      filled: <TextField label={labelText} defaultValue={shortText} />,
      "with placeholder": <TextField label={labelText} placeholder={shortText} />,
      "with hint": <TextField label={labelText} hint={hintText} />,
      optional: <TextField label={labelText} optionalLabel={optionalText} />,
      invalid: <TextField label={labelText} hint={hintText} error={errorText} defaultValue={shortText} />,
      disabled: <TextField label={labelText} defaultValue={shortText} disabled />,
      "read only": <TextField label={labelText} defaultValue={shortText} readOnly />,
      "long text": <TextField label={longTitle} defaultValue={longTitle} error={longTitle} />,
    },
  },
  {
    name: "TextArea",
    files: ["ui/TextArea.tsx"],
    states: {
      empty: <TextArea label={labelText} />,
      filled: <TextArea label={labelText} defaultValue={paragraph} />,
      "with counter": (
        <TextArea label={labelText} counter={counter} maxLength={most} defaultValue={sentence} />
      ),
      invalid: <TextArea label={labelText} hint={hintText} error={errorText} />,
      disabled: <TextArea label={labelText} defaultValue={sentence} disabled />,
    },
  },
  {
    name: "DateField",
    files: ["ui/DateField.tsx"],
    states: {
      empty: <DateField label={labelText} />,
      "in the locale's words": <SpokenDateField day={day} />,
      "with hint": <DateField label={labelText} hint={hintText} optionalLabel={optionalText} />,
      invalid: <DateField label={labelText} error={errorText} defaultValue={day} />,
      disabled: <DateField label={labelText} defaultValue={day} disabled />,
    },
  },
  {
    name: "CopyField",
    files: ["ui/CopyField.tsx"],
    states: {
      default: <CopyField {...copyTexts} value="https://portal.example/installed-windows/claim/1" />,
      "long text": <CopyField {...copyTexts} label={longTitle} value={paragraph} />,
    },
  },
];
