import { RoomOptions } from "../i18n/RoomOptions.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { globeIcon } from "../ui/icons/globeIcon.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { Select } from "../ui/Select.tsx";
import { errorText, hintText, labelText, longTitle, optionalText, sentence } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

const sizes = (
  <>
    <option value="">Choose a size</option>
    <option value="M06">M06</option>
    <option value="S08">S08</option>
  </>
);
const options = [
  { value: "top", label: "Top-hung" },
  { value: "centre", label: "Centre-pivot" },
  { value: "fixed", label: "Fixed" },
];
const hintedOptions = [
  { value: "home", label: "For my own home", hint: sentence },
  { value: "other", label: longTitle, hint: sentence },
];

export const choiceSpecimens: readonly Specimen[] = [
  {
    name: "Select",
    files: ["ui/Select.tsx"],
    states: {
      default: <Select label={labelText}>{sizes}</Select>,
      "rooms in the locale's words and order": (
        <Select label={labelText}>
          <RoomOptions />
        </Select>
      ),
      "with icon": (
        <Select label={labelText} icon={globeIcon}>
          {sizes}
        </Select>
      ),
      "quiet, label hidden": (
        <Select label={labelText} icon={globeIcon} variant="quiet" hideLabel>
          {sizes}
        </Select>
      ),
      optional: (
        <Select label={labelText} hint={hintText} optionalLabel={optionalText}>
          {sizes}
        </Select>
      ),
      invalid: (
        <Select label={labelText} error={errorText}>
          {sizes}
        </Select>
      ),
      disabled: (
        <Select label={labelText} disabled>
          {sizes}
        </Select>
      ),
      "long text": (
        <Select label={longTitle}>
          <option>{longTitle}</option>
        </Select>
      ),
    },
  },
  {
    name: "Checkbox",
    files: ["ui/Checkbox.tsx"],
    states: {
      empty: <Checkbox label={labelText} />,
      ticked: <Checkbox label={labelText} defaultChecked />,
      "with hint": <Checkbox label={labelText} hint={hintText} />,
      invalid: <Checkbox label={labelText} error={errorText} />,
      disabled: <Checkbox label={labelText} disabled />,
      "disabled, ticked": <Checkbox label={labelText} disabled defaultChecked />,
      "long text": <Checkbox label={longTitle} hint={sentence} />,
    },
  },
  {
    name: "RadioGroup",
    files: ["ui/RadioGroup.tsx"],
    states: {
      "nothing chosen": <RadioGroup legend={labelText} name="radio-none" options={options} />,
      chosen: <RadioGroup legend={labelText} name="radio-one" options={options} defaultValue="centre" />,
      "in a row": (
        <RadioGroup legend={labelText} name="radio-row" options={options} defaultValue="top" layout="row" />
      ),
      "with hints, legend hidden": (
        <RadioGroup legend={labelText} hideLegend name="radio-hints" options={hintedOptions} />
      ),
      invalid: (
        <RadioGroup
          legend={labelText}
          name="radio-invalid"
          options={options}
          hint={hintText}
          error={errorText}
        />
      ),
      disabled: (
        <RadioGroup
          legend={labelText}
          name="radio-disabled"
          options={options}
          defaultValue="fixed"
          disabled
        />
      ),
    },
  },
];
