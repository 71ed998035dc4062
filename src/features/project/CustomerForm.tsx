import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { runtimeConfigQuery } from "../../api/runtimeConfigQuery.ts";
import { FormErrorSummary } from "../../forms/FormErrorSummary.tsx";
import { problemsFromService } from "../../forms/fieldProblems.ts";
import { formMessages } from "../../forms/formMessages.ts";
import { LeaveDialog } from "../../forms/LeaveDialog.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { PersonFields } from "../../forms/PersonFields.tsx";
import { personLabels } from "../../forms/personMessages.ts";
import { SendFailure } from "../../forms/SendFailure.tsx";
import { useForm } from "../../forms/useForm.ts";
import { Button } from "../../ui/Button.tsx";
import { FormActions } from "../../ui/FormActions.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { showToast } from "../../ui/toastStore.ts";
import { customerMessages } from "./customerMessages.ts";
import { customerSchema } from "./customerRules.ts";
import { keepRequest } from "./keepRequest.ts";
import type { RequestDetails } from "./requestQuery.ts";
import { updateCustomer } from "./updateCustomer.ts";

interface CustomerFormProps {
  request: RequestDetails;
  onSaved: ((request: RequestDetails) => void) | undefined;
  onClose: () => void;
}

const fields = Object.keys(personLabels);

/** Changes the customer data of a request. */
export function CustomerForm({ request, onSaved, onClose }: CustomerFormProps) {
  const queryClient = useQueryClient();
  const { country } = useSuspenseQuery(runtimeConfigQuery()).data;
  const schema = useMemo(() => customerSchema(country), [country]);
  const idPrefix = `${useId()}-`;
  const formElement = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);

  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: updateCustomer,
    meta: { ownErrors: true },
    onSuccess: async (answer) => {
      await keepRequest(queryClient, answer);
      showToast({ tone: "positive", text: customerMessages.saved, duration: "short" });
      onSaved?.(answer);
      onClose();
    },
    onError: (failure) => {
      const found = problemsFromService(failure, "customer.", fields);
      if (found) showProblems(found);
    },
  });
  const { problems, attempts, isDirty, showProblems, formProps } = useForm(schema, (customer) =>
    mutateAsync({ requestId: request.id, customer }),
  );

  useEffect(() => formElement.current?.querySelector<HTMLElement>("input, select")?.focus(), []);
  const keepEditing = useCallback(() => setAsking(false), []);
  const cancel = useCallback(() => (isDirty ? setAsking(true) : onClose()), [isDirty, onClose]);

  const isOfFields = problemsFromService(error, "customer.", fields) !== undefined;
  return (
    <form ref={formElement} {...formProps}>
      <Stack gap="large">
        <FormErrorSummary problems={problems} labels={personLabels} idPrefix={idPrefix} attempts={attempts} />
        <PersonFields idPrefix={idPrefix} values={request.customer} problems={problems} detailed />
        <SendFailure error={isOfFields ? null : error} />
        <FormActions>
          <Button variant="secondary" disabled={isPending} onClick={cancel}>
            <FormattedMessage {...formMessages.cancel} />
          </Button>
          <Button type="submit" busy={isPending}>
            <FormattedMessage {...formMessages.save} />
          </Button>
        </FormActions>
      </Stack>
      <LeaveGuard active={isDirty} />
      <LeaveDialog open={isAsking} onStay={keepEditing} onLeave={onClose} />
    </form>
  );
}
