import { type FormEvent, useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formMessages } from "../../forms/formMessages.ts";
import { useProblemTexts } from "../../forms/useProblemTexts.ts";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { cancelMessages } from "./cancelMessages.ts";
import type { CancellationReason } from "./requestReasonsQuery.ts";
import type { Cancellation } from "./useCancellation.ts";

interface CancelReasonFormProps {
  id: string;
  reasons: readonly CancellationReason[];
  cancellation: Cancellation;
}

/** How long the service lets the customer's own words be. */
const mostCharacters = 500;

/** The reasons to choose from, and the customer's own words where the chosen one takes them. */
export function CancelReasonForm({ id, reasons, cancellation }: CancelReasonFormProps) {
  const intl = useIntl();
  const textOf = useProblemTexts();
  const { chooseReason, ownWords, writeOwnWords, problems, goTo } = cancellation;
  const { reasonId: reasonProblem, customReason: wordsProblem } = problems;
  // The list may have been loaded anew since.
  const chosen = reasons.find((reason) => reason.id === cancellation.reason?.id);

  const choose = useCallback(
    (value: string) => chooseReason(reasons.find((reason) => reason.id === value)),
    [reasons, chooseReason],
  );
  const submit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      if (chosen) goTo("review");
      else goTo("reason", { reasonId: { rule: "required" } });
    },
    [chosen, goTo],
  );

  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack>
        <RadioGroup
          legend={<FormattedMessage {...cancelMessages.reasonTitle} />}
          hideLegend
          name="reasonId"
          options={reasons.map((reason) => ({ value: reason.id, label: reason.label }))}
          value={chosen?.id ?? ""}
          onChange={choose}
          required
          error={
            reasonProblem && "rule" in reasonProblem ? (
              <FormattedMessage {...cancelMessages.reasonRequired} />
            ) : (
              textOf(reasonProblem)
            )
          }
        />
        {chosen?.allowsFreeText ? (
          <TextArea
            label={<FormattedMessage {...cancelMessages.ownWords} />}
            optionalLabel={<FormattedMessage {...formMessages.optional} />}
            name="customReason"
            value={ownWords}
            onChange={(event) => writeOwnWords(event.currentTarget.value)}
            maxLength={mostCharacters}
            counter={(used) =>
              intl.formatMessage(formMessages.charactersLeft, { count: mostCharacters - used })
            }
            error={textOf(wordsProblem)}
          />
        ) : null}
      </Stack>
    </form>
  );
}
