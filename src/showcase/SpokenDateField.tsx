import { FormattedDate } from "react-intl";
import { DateField } from "../ui/DateField.tsx";
import { labelText } from "./sampleTexts.ts";

/** A date field that says its day as the locale does. */
export function SpokenDateField({ day }: { day: string }) {
  return (
    <DateField
      label={labelText}
      defaultValue={day}
      spoken={<FormattedDate value={day} dateStyle="full" timeZone="UTC" />}
    />
  );
}
