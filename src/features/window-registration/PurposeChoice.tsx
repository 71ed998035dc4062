import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import type { Entered, Purpose } from "./drafts.ts";
import { messages } from "./messages.ts";

interface PurposeChoiceProps {
  value: Purpose;
  onChange: (fields: () => Partial<Entered>) => void;
}

/** Whose home the windows are in, where no project says it. */
export function PurposeChoice({ value, onChange }: PurposeChoiceProps) {
  const choose = useCallback(
    (chosen: string) => onChange(() => ({ purpose: chosen === "other" ? "other" : "own" })),
    [onChange],
  );
  return (
    <RadioGroup
      name="purpose"
      legend={<FormattedMessage {...messages.purpose} />}
      value={value}
      onChange={choose}
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
