import { useId, useState } from "react";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { ConflictBanner } from "#forms/ConflictBanner.tsx";
import { FormErrorSummary } from "#forms/FormErrorSummary.tsx";
import { type FormTexts, pickDifferentTexts } from "#forms/formTexts.ts";
import { LeaveDialog } from "#forms/LeaveDialog.tsx";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { PersonFields } from "#forms/person/PersonFields.tsx";
import { personLabels } from "#forms/person/personLabels.ts";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import { getFieldErrors, noFieldErrors, validateFields } from "#forms/rules/fieldErrors.ts";
import { findAddressDoubts } from "#forms/rules/personRules.ts";
import type { Draft } from "#forms/useDraft.ts";
import { useForm } from "#forms/useForm.ts";
import { Text } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { takeFocusInSection } from "#ui/focus/focusOnMount.ts";
import { Stack } from "#ui/layout/Stack.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { getCustomerTexts } from "./customerDraft.ts";
import { type CustomerPart, findParts, getFields, pickChanges } from "./customerParts.ts";
import { createCustomerSchema } from "./customerRules.ts";
import { CustomerConflictError, useUpdateCustomer } from "./useUpdateCustomer.ts";

interface CustomerFormProps {
  request: InstallerRequest;
  /** The parts to change; if empty, those of the draft. Fields of other parts appear only if they have an error. */
  parts: readonly CustomerPart[];
  draft: Draft<FormTexts>;
  /** Whether the form replaces the button that had the focus. */
  takesFocus: boolean;
  /** Called with the parts that the form has changed, and so is `onClose`. */
  onStartAnew: (parts: readonly CustomerPart[]) => void;
  onClose: (parts: readonly CustomerPart[]) => void;
}

const allFields = Object.keys(personLabels);

export function CustomerForm(props: CustomerFormProps) {
  const { request, draft, takesFocus, onStartAnew, onClose } = props;
  const { country } = useConfig();
  // The service's data differ once somebody has saved a change elsewhere.
  const [before, setBefore] = useState(request.customer);
  const schema = createCustomerSchema(country, before);
  const idPrefix = `${useId()}-`;
  const [isLeaveDialogOpen, setLeaveDialogOpen] = useState(false);
  const [parts] = useState(() =>
    props.parts.length > 0 ? props.parts : findParts((name) => draft.restored?.[name] !== undefined),
  );
  const fields = getFields(parts);
  const handleClose = () => onClose(parts);

  const form = useForm({
    defaults: getCustomerTexts(before),
    draft,
    validate: (texts) => {
      const result = validateFields(schema, texts);
      return result.ok
        ? { ok: true, values: { before, changes: pickChanges(before, texts, result.values) } }
        : result;
    },
    findDoubts: (texts) => (fields.includes("street") ? findAddressDoubts(texts, country) : noFieldErrors),
    mutation: useUpdateCustomer(request.id),
    getServiceErrors: (failure) => getFieldErrors(failure, "customer.", allFields),
    onSuccess: handleClose,
    onError: (failure) => {
      if (failure instanceof CustomerConflictError) handleConflict(failure.request.customer);
    },
  });
  const { errors, error, isPending, formProps } = form;

  /** Fields without a change here show the changes from elsewhere. */
  const handleConflict = (current: InstallerRequest["customer"]) => {
    const typed = pickDifferentTexts(form.read(), getCustomerTexts(before));
    form.write({ ...getCustomerTexts(current), ...typed });
    setBefore(current);
  };

  const handleStay = () => setLeaveDialogOpen(false);
  const handleCancel = () => (form.hasChanges ? setLeaveDialogOpen(true) : handleClose());

  return (
    <form {...formProps}>
      <Stack gap="large">
        <RestoredDraft draft={draft} action="save" onStartAnew={() => onStartAnew(parts)} />
        <FormErrorSummary
          errors={errors}
          labels={personLabels}
          idPrefix={idPrefix}
          focusKey={form.focusKey}
        />
        <PersonFields
          ref={takesFocus ? takeFocusInSection : undefined}
          idPrefix={idPrefix}
          form={form}
          fields={getFields(findParts((name) => name in errors || fields.includes(name)))}
        />
        {error instanceof CustomerConflictError ? (
          <ConflictBanner>
            <CustomerFacts customer={error.request.customer} parts={error.parts} />
          </ConflictBanner>
        ) : (
          <ErrorBanner error={error} title={<Text id="form.saveFailed" />} />
        )}
        <FormActions>
          <Button variant="secondary" disabled={isPending} onClick={handleCancel}>
            <Text id="form.cancel" />
          </Button>
          <Button type="submit" busy={isPending}>
            <Text id="form.save" />
          </Button>
        </FormActions>
      </Stack>
      <LeaveGuard loses={!draft.isStored && "input"} />
      <LeaveDialog open={isLeaveDialogOpen} onStay={handleStay} onLeave={handleClose} />
    </form>
  );
}
