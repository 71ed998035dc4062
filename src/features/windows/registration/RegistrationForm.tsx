import { type FormEvent, useCallback, useEffect } from "react";
import { FormattedMessage } from "react-intl";
import type { Country } from "../../../api/generated/main.ts";
import { LeaveGuard } from "../../../forms/LeaveGuard.tsx";
import { Button } from "../../../ui/actions/Button.tsx";
import { FormActions } from "../../../ui/actions/FormActions.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { preloadQrCodeModule } from "./done/qrCodeQuery.ts";
import type { DraftScope, RegistrationFormValues } from "./draft/drafts.ts";
import { DataPlateHelp } from "./entry/DataPlateHelp.tsx";
import { useSelectedInvoices } from "./entry/useSelectedInvoices.ts";
import { WindowCards } from "./entry/WindowCards.tsx";
import { messages } from "./messages.ts";
import { OwnerFields } from "./owner/OwnerFields.tsx";
import { isOwnerField, readOwner } from "./owner/ownerFormValues.ts";
import { PurposeChoice } from "./PurposeChoice.tsx";
import { RegistrationErrorBanner } from "./RegistrationErrorBanner.tsx";
import { RegistrationErrorSummary } from "./RegistrationErrorSummary.tsx";
import type { RegistrationResult } from "./useRegisterWindows.ts";
import { useRegistrationForm } from "./useRegistrationForm.ts";

interface RegistrationFormProps {
  draftScope: DraftScope;
  country: Country;
  initialValues: RegistrationFormValues;
  /** Called with the result and the invoice selected for each window, in the order of the windows. */
  onRegistered: (result: RegistrationResult, invoices: readonly (File | undefined)[]) => void;
}

/** The form that registers windows, for a project or without one. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { draftScope, country, initialValues, onRegistered } = props;
  const invoices = useSelectedInvoices();
  const { values, updateValues, submit, ...form } = useRegistrationForm({
    draftScope,
    country,
    initialValues,
    onRegistered: (result, windows) =>
      onRegistered(
        result,
        windows.map(({ id }) => invoices.selected[id]?.file),
      ),
  });
  const hasPurpose = draftScope.projectId === undefined;
  const isForOthers = hasPurpose && values.purpose === "other";

  useEffect(() => {
    if (isForOthers) preloadQrCodeModule().catch(() => {});
  }, [isForOthers]);

  const handleSubmit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
    [submit],
  );
  const handleChange = useCallback(
    ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      const name = "name" in target ? target.name : undefined;
      if (typeof name === "string" && isOwnerField(name)) {
        updateValues(() => ({ owner: readOwner(currentTarget) }));
      }
    },
    [updateValues],
  );

  return (
    <form noValidate onSubmit={handleSubmit} onChange={handleChange}>
      <Stack gap="large">
        <RegistrationErrorSummary windows={values.windows} errors={form.errors} focusKey={form.focusKey} />
        {hasPurpose ? <PurposeChoice value={values.purpose} onChange={updateValues} /> : null}
        <DataPlateHelp />
        <WindowCards
          list={values}
          errors={form.errors}
          invoices={isForOthers ? undefined : invoices}
          onChange={updateValues}
        />
        {form.hasOwner ? <OwnerFields owner={values.owner} errors={form.errors} /> : null}
        <RegistrationErrorBanner error={form.error} />
        <FormActions>
          <Button type="submit" busy={form.isPending}>
            <FormattedMessage {...messages.submit} values={{ count: values.windows.length }} />
          </Button>
        </FormActions>
      </Stack>
      <LeaveGuard active={!form.isDraftSaved} />
    </form>
  );
}
