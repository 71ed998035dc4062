import type { Meta, StoryObj } from "@storybook/react-vite";
import { RoomOptions } from "#i18n/terms/RoomOptions.tsx";
import { longTitle, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { Stack } from "../layout/Stack.tsx";
import { Checkbox } from "./choice/Checkbox.tsx";
import { RadioGroup } from "./choice/RadioGroup.tsx";
import { Select } from "./choice/Select.tsx";
import { DateField } from "./DateField.tsx";
import { Field } from "./Field.tsx";
import { FileDropZone } from "./FileDropZone.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

export default {} satisfies Meta;

const day = "2026-03-14";
const options = [
  { value: "top", label: "Top-hung" },
  { value: "centre", label: "Centre-pivot" },
];

export const TextFields: StoryObj = {
  render: () => (
    <Stack>
      <TextField label="Empty" placeholder="20457" />
      <TextField label="Post code" hint="Five digits" optionalLabel="optional" defaultValue="20457" />
      <TextField label="Invalid" hint="Five digits" error="One digit is missing" defaultValue="2045" />
      <TextField label="Disabled" defaultValue="20457" disabled />
      <TextField label="Read only" defaultValue="20457" readOnly />
      <TextField label={longTitle} defaultValue={longTitle} error={longTitle} />
      <Field id="control" label="Hidden" hideLabel>
        <output id="control">A control below a hidden label</output>
      </Field>
    </Stack>
  ),
};

export const TextAreas: StoryObj = {
  render: () => (
    <Stack>
      <TextArea label="Filled" defaultValue={paragraph} />
      <TextArea
        label="With counter"
        counter={(length) => `${length} of 200`}
        maxLength={200}
        defaultValue={sentence}
      />
      <TextArea label="Invalid" hint="For you alone" error="The text is too long" />
      <TextArea label="Disabled" defaultValue={sentence} disabled />
    </Stack>
  ),
};

export const DateFields: StoryObj = {
  render: () => (
    <Stack>
      <DateField label="Empty" hint="As in your invoice" optionalLabel="optional" />
      <DateField label="Formatted in the locale" defaultValue={day} formattedDate="Monday, 9 March 2026" />
      <DateField label="Invalid" error="The day is in the future" defaultValue={day} />
      <DateField label="Disabled" defaultValue={day} disabled />
    </Stack>
  ),
};

export const Selects: StoryObj = {
  render: () => (
    <Stack>
      <Select label="Room" hint="As in your plan" optionalLabel="optional">
        <RoomOptions />
      </Select>
      <Select label="Hidden label" icon="globe" variant="quiet" hideLabel>
        <option>Quiet</option>
      </Select>
      <Select label="Invalid" icon="globe" error="Choose a size">
        <option>Choose a size</option>
      </Select>
      <Select label="Disabled" disabled>
        <option>M06</option>
      </Select>
      <Select label={longTitle}>
        <option>{longTitle}</option>
      </Select>
    </Stack>
  ),
};

export const Checkboxes: StoryObj = {
  render: () => (
    <Stack>
      <Checkbox label="Unchecked" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
      <Checkbox label={longTitle} />
    </Stack>
  ),
};

export const RadioGroups: StoryObj = {
  render: () => (
    <Stack>
      <RadioGroup legend="Nothing selected" name="none" options={options} />
      <RadioGroup
        legend="Hidden legend"
        name="hidden"
        hideLegend
        options={[
          { value: "home", label: "For my own home", hint: sentence },
          { value: "other", label: longTitle, hint: sentence },
        ]}
      />
      <RadioGroup legend="Invalid" name="invalid" options={options} error="Choose a kind" />
    </Stack>
  ),
};

export const FileDropZoneWithLongText: StoryObj = {
  render: () => (
    <FileDropZone
      id="files"
      label="Attachments"
      hint={longTitle}
      buttonLabel={longTitle}
      accept=".pdf,.jpg"
      onFiles={() => {}}
    />
  ),
};
