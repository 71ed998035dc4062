import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { RadioGroup } from "../../../ui/fields/choice/RadioGroup.tsx";
import type { Purpose, RegistrationFormValues } from "./draft/drafts.ts";
import { messages } from "./messages.ts";

interface PurposeChoiceProps {
  value: Purpose;
  onChange: (update: () => Partial<RegistrationFormValues>) => void;
}

/** Asks whose home the windows are in. A project knows this already. */
export function PurposeChoice({ value, onChange }: PurposeChoiceProps) {
  const handleChange = useCallback(
    (chosen: string) => onChange(() => ({ purpose: chosen === "other" ? "other" : "own" })),
    [onChange],
  );
  return (
    <RadioGroup
      name="purpose"
      legend={<FormattedMessage {...messages.purpose} />}
      value={value}
      onChange={handleChange}
      options={[
        {
          value: "own",
          label: <FormattedMessage {...messages.purposeOwn} />,
          hint: <FormattedMessage {...messages.purposeOwnHint} />,
        },
        {
          value: "other",
          label: <FormattedMessage {...messages.purposeOther} />,
          hint: <FormattedMessage {...messages.purposeOtherHint} />,
        },
      ]}
    />
  );
}
