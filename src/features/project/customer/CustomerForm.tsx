import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { runtimeConfigQuery } from "../../../api/runtime-config/runtimeConfigQuery.ts";
import { ErrorBanner } from "../../../errors/ErrorBanner.tsx";
import { FormErrorSummary } from "../../../forms/FormErrorSummary.tsx";
import { formMessages } from "../../../forms/formMessages.ts";
import { LeaveDialog } from "../../../forms/LeaveDialog.tsx";
import { LeaveGuard } from "../../../forms/LeaveGuard.tsx";
import { PersonFields } from "../../../forms/person/PersonFields.tsx";
import { personLabels } from "../../../forms/person/personMessages.ts";
import { getFieldErrors } from "../../../forms/rules/fieldErrors.ts";
import { useForm } from "../../../forms/useForm.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { FormActions } from "../../../ui/actions/FormActions.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { createCustomerSchema } from "./customerRules.ts";
import { useUpdateCustomer } from "./useUpdateCustomer.ts";

interface CustomerFormProps {
  request: InstallerRequest;
  onClose: () => void;
}

const fields = Object.keys(personLabels);

export function CustomerForm({ request, onClose }: CustomerFormProps) {
  const { country } = useSuspenseQuery(runtimeConfigQuery()).data;
  const schema = useMemo(() => createCustomerSchema(country), [country]);
  const idPrefix = `${useId()}-`;
  const formRef = useRef<HTMLFormElement>(null);
  const [isLeaveDialogOpen, setLeaveDialogOpen] = useState(false);

  const { mutate, error, isPending } = useUpdateCustomer(request.id);
  const { errors, focusKey, isDirty, showErrors, formProps } = useForm(schema, (customer) =>
    mutate(customer, {
      onSuccess: onClose,
      onError: (failure) => {
        const fieldErrors = getFieldErrors(failure, "customer.", fields);
        if (fieldErrors) showErrors(fieldErrors);
      },
    }),
  );

  useEffect(() => formRef.current?.querySelector<HTMLElement>("input, select")?.focus(), []);
  const handleStay = useCallback(() => setLeaveDialogOpen(false), []);
  const handleCancel = useCallback(
    () => (isDirty ? setLeaveDialogOpen(true) : onClose()),
    [isDirty, onClose],
  );

  const isFieldError = getFieldErrors(error, "customer.", fields) !== undefined;
  return (
    <form ref={formRef} {...formProps}>
      <Stack gap="large">
        <FormErrorSummary errors={errors} labels={personLabels} idPrefix={idPrefix} focusKey={focusKey} />
        <PersonFields idPrefix={idPrefix} values={request.customer} errors={errors} detailed />
        <ErrorBanner
          error={isFieldError ? null : error}
          title={<FormattedMessage {...formMessages.saveFailed} />}
        />
        <FormActions>
          <Button variant="secondary" disabled={isPending} onClick={handleCancel}>
            <FormattedMessage {...formMessages.cancel} />
          </Button>
          <Button type="submit" busy={isPending}>
            <FormattedMessage {...formMessages.save} />
          </Button>
        </FormActions>
      </Stack>
      <LeaveGuard active={isDirty} />
      <LeaveDialog open={isLeaveDialogOpen} onStay={handleStay} onLeave={onClose} />
    </form>
  );
}
