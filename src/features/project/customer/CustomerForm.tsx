import { useId, useLayoutEffect, useRef, useState } from "react";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { type DraftTexts, readDraftTexts } from "#forms/draftTexts.ts";
import { FormErrorSummary } from "#forms/FormErrorSummary.tsx";
import { LeaveDialog } from "#forms/LeaveDialog.tsx";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { PersonFields } from "#forms/person/PersonFields.tsx";
import { personLabels } from "#forms/person/personLabels.ts";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import { getFieldErrors, validateFields } from "#forms/rules/fieldErrors.ts";
import type { Draft } from "#forms/useDraft.ts";
import { useForm } from "#forms/useForm.ts";
import { Text } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { fillCustomer, getCustomerTexts, pickChangedTexts } from "./customerDraft.ts";
import {
  type CustomerFact,
  findChangedFacts,
  getFields,
  getShownFields,
  pickChanges,
} from "./customerFacts.ts";
import { createCustomerSchema } from "./customerRules.ts";
import { CustomerConflictError, useUpdateCustomer } from "./useUpdateCustomer.ts";

interface CustomerFormProps {
  request: InstallerRequest;
  /** What is changed; if empty, what the draft changes. The fields of others are shown where there is an error in them. */
  facts: readonly CustomerFact[];
  draft: Draft<DraftTexts>;
  /** True where the form replaces the button that had the focus. */
  takesFocus: boolean;
  /** Called with what the form changes, as `onClose` is. */
  onStartAnew: (facts: readonly CustomerFact[]) => void;
  onClose: (facts: readonly CustomerFact[]) => void;
}

const fields = Object.keys(personLabels);

export function CustomerForm(props: CustomerFormProps) {
  const { request, draft, takesFocus, onStartAnew, onClose } = props;
  const { country } = useConfig();
  // The service has another customer once one was saved elsewhere.
  const [before, setBefore] = useState(request.customer);
  const schema = createCustomerSchema(country, before);
  const idPrefix = `${useId()}-`;
  const formRef = useRef<HTMLFormElement>(null);
  const [isLeaveDialogOpen, setLeaveDialogOpen] = useState(false);
  const [values] = useState(() =>
    draft.restored ? fillCustomer(request.customer, draft.restored) : request.customer,
  );

  const [facts] = useState(() =>
    props.facts.length > 0 ? props.facts : findChangedFacts(request.customer, values),
  );
  const handleClose = () => onClose(facts);

  const { errors, focusKey, isDirty, error, isPending, formProps } = useForm({
    initialValues: draft.restored ?? {},
    readForm: readTexts,
    validate: (texts) => {
      const result = validateFields(schema, { ...getCustomerTexts(before), ...texts });
      return result.ok
        ? { ok: true, values: { before, changes: pickChanges(before, texts, result.values) } }
        : result;
    },
    mutation: useUpdateCustomer(request.id),
    getServiceErrors: (failure) => getFieldErrors(failure, "customer.", fields),
    onSuccess: handleClose,
    onError: (failure) => {
      if (failure instanceof CustomerConflictError) handleConflict(failure);
    },
    keep: (texts) => draft.keep(pickChangedTexts(before, texts)),
  });
  /** The fields that were not changed here show what was changed elsewhere. */
  const handleConflict = ({ facts: changedFacts, request: { customer } }: CustomerConflictError) => {
    const [known, current] = [getCustomerTexts(before), getCustomerTexts(customer)];
    for (const name of changedFacts.flatMap(getFields)) {
      const control = formRef.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control && control.value === known[name]) control.value = current[name] ?? "";
    }
    setBefore(customer);
  };

  // With the change on the screen, so that no key goes elsewhere.
  useLayoutEffect(() => {
    if (takesFocus) formRef.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [takesFocus]);
  const handleStay = () => setLeaveDialogOpen(false);
  const hasChanges = isDirty || draft.restored !== undefined;
  const handleCancel = () => (hasChanges ? setLeaveDialogOpen(true) : handleClose());

  return (
    <form ref={formRef} {...formProps}>
      <Stack gap="large">
        <RestoredDraft draft={draft} action="save" onStartAnew={() => onStartAnew(facts)} />
        <FormErrorSummary errors={errors} labels={personLabels} idPrefix={idPrefix} focusKey={focusKey} />
        <PersonFields
          idPrefix={idPrefix}
          values={values}
          errors={errors}
          fields={getShownFields(facts, errors)}
        />
        {error instanceof CustomerConflictError ? (
          <InlineBanner
            tone="caution"
            role="alert"
            title={<Text id="page.project.customer.conflict.title" />}
          >
            <p>
              <Text id="page.project.customer.conflict.text" />
            </p>
            <CustomerFacts customer={error.request.customer} facts={error.facts} />
          </InlineBanner>
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
      <LeaveGuard active={!draft.isStored} />
      <LeaveDialog open={isLeaveDialogOpen} onStay={handleStay} onLeave={handleClose} />
    </form>
  );
}

/** The texts of the fields that are shown. A box that is not ticked is empty, unlike one that is not shown. */
function readTexts(form: HTMLFormElement): DraftTexts {
  const hasBox = form.elements.namedItem("acceptedMarketing") !== null;
  return { ...(hasBox && { acceptedMarketing: "" }), ...readDraftTexts(form) };
}
