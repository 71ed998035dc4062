import { type FormEvent, type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";
import type { Country } from "#api/generated/main.ts";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { Text } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { preloadClaimLinkPanel } from "../claim-links/ClaimLinks.tsx";
import { DataPlateHelp } from "./entry/DataPlateHelp.tsx";
import { WindowCards } from "./entry/WindowCards.tsx";
import type { WindowFormValues } from "./entry/windowList.ts";
import { InvoiceSection } from "./invoice-fields/InvoiceSection.tsx";
import { getInvoiceErrors, getInvoices, useSelectedInvoices } from "./invoice-fields/useSelectedInvoices.ts";
import { OwnerFields } from "./owner/OwnerFields.tsx";
import { isOwnerField, readOwner } from "./owner/ownerFormValues.ts";
import { PurposeChoice } from "./purpose/PurposeChoice.tsx";
import type { RegistrationProject } from "./purpose/registrationTarget.ts";
import { RegistrationErrorBanner } from "./RegistrationErrorBanner.tsx";
import { RegistrationErrorSummary } from "./RegistrationErrorSummary.tsx";
import styles from "./RegistrationForm.module.css";
import type { RegistrationDraft, RegistrationFormValues } from "./registrationValues.ts";
import type { RegistrationResult } from "./useRegisterWindows.ts";
import { useRegistrationForm } from "./useRegistrationForm.ts";

interface RegistrationFormProps {
  draft: RegistrationDraft;
  /** From the URL; without it the form asks where the windows are. */
  projectId: string | undefined;
  country: Country;
  initialValues: RegistrationFormValues;
  projects: readonly RegistrationProject[];
  projectsError: ReactNode;
  getInstallerName: (projectId: string) => Promise<string | undefined>;
  /** Called with the result and the invoice selected for each window, in the order of the windows. */
  onRegistered: (result: RegistrationResult, invoices: readonly (File | undefined)[]) => void;
}

/** The form that registers windows, for a project or without one. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { onRegistered, projectsError, ...formOptions } = props;
  const { projects } = props;
  const intl = useIntl();
  const invoices = useSelectedInvoices();
  const { values, update, target, formProps, ...form } = useRegistrationForm({
    ...formOptions,
    getFileErrors: ({ windows }) => getInvoiceErrors(intl, getIds(windows), invoices),
    onRegistered: (result, windows) => onRegistered(result, getInvoices(getIds(windows), invoices)),
  });
  const isForOthers = target.purpose === "other";
  const project = projects.find(({ id }) => id === target.projectId);

  useEffect(() => {
    if (isForOthers) preloadClaimLinkPanel().catch(() => {});
  }, [isForOthers]);

  const handleChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const name = "name" in target ? target.name : undefined;
    if (typeof name === "string" && isOwnerField(name)) {
      update(() => ({ owner: readOwner(currentTarget) }));
    }
  };

  return (
    <form {...formProps} onChange={handleChange}>
      <Stack gap="large" className={styles["form"]}>
        <RegistrationErrorSummary windows={values.windows} errors={form.errors} focusKey={form.focusKey} />
        {projectsError}
        {props.projectId === undefined ? (
          <PurposeChoice
            target={target}
            projects={projects}
            error={form.errors["projectId"]}
            onChange={update}
          />
        ) : null}
        <div className={styles["windows"]}>
          <DataPlateHelp />
          <WindowCards list={values} errors={form.errors} onChange={update} />
        </div>
        {isForOthers ? (
          <p className={styles["later"]}>
            <Text id="registration.window.invoice.later" />
          </p>
        ) : (
          <InvoiceSection windowIds={getIds(values.windows)} invoices={invoices} />
        )}
        {target.purpose === "own" ? <OwnerFields owner={values.owner} errors={form.errors} /> : null}
        {project ? (
          <FactList
            facts={[{ term: <Text id="page.windowRegistration.project.address" />, value: project.address }]}
          />
        ) : null}
        <RegistrationErrorBanner error={form.error} />
        <FormActions>
          <Button type="submit" busy={form.isPending}>
            <Text id="page.windowRegistration.submit" values={{ count: values.windows.length }} />
          </Button>
        </FormActions>
      </Stack>
      <LeaveGuard active={!props.draft.isStored} />
    </form>
  );
}

function getIds(windows: readonly WindowFormValues[]): string[] {
  return windows.map(({ id }) => id);
}
