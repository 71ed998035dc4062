import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { hasKind } from "#api/errors.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { FormErrorSummary } from "#forms/FormErrorSummary.tsx";
import type { FormTexts } from "#forms/formTexts.ts";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { PersonFields } from "#forms/person/PersonFields.tsx";
import { basicPersonFields, personLabels } from "#forms/person/personLabels.ts";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import { type FieldErrors, noFieldErrors } from "#forms/rules/fieldErrors.ts";
import { findAddressDoubts } from "#forms/rules/personRules.ts";
import type { Draft } from "#forms/useDraft.ts";
import type { FormState } from "#forms/useFieldProps.ts";
import { useForm } from "#forms/useForm.ts";
import { type PlainMessageId, Text, useText } from "#i18n/text.tsx";
import type { Country } from "#locales.ts";
import { paths } from "#paths.ts";
import type { Account } from "#session/createSession.ts";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { DataPlateIllustration } from "#ui/illustrations/DataPlateIllustration.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { formatFileName } from "#uploads/stored/FileName.tsx";
import { preloadClaimLinkPanel } from "../claim-links/ClaimLinks.tsx";
import { WindowCards } from "./entry/WindowCards.tsx";
import { getWindowNumbers, getWindowScope, windowFieldNames, windowLabels } from "./entry/windowTexts.ts";
import { InvoiceSection } from "./invoice-fields/InvoiceSection.tsx";
import {
  commonInvoiceField,
  getInvoiceErrors,
  getInvoices,
  useSelectedInvoices,
} from "./invoice-fields/useSelectedInvoices.ts";
import { PurposeChoice } from "./purpose/PurposeChoice.tsx";
import { getRegistrationTarget, type RegistrationProject } from "./purpose/registrationTarget.ts";
import styles from "./RegistrationForm.module.css";
import { getRegistrationDefaults } from "./registrationTexts.ts";
import { type RegistrationResult, useRegisterWindows } from "./useRegisterWindows.ts";
import { getRegistrationErrors, validateRegistration } from "./validateRegistration.ts";

export interface RegistrationFormProps {
  account: Account;
  draft: Draft<FormTexts>;
  /** The project's id from the URL. Without it, the form asks where the windows are. */
  projectId: string | undefined;
  country: Country;
  projects: readonly RegistrationProject[];
  /** The error or the loading state of the projects. */
  projectsState: ReactNode;
  onStartAnew: () => void;
  /** Called with the result and the selected invoice of each window, in the order of the windows. */
  onRegistered: (result: RegistrationResult, invoices: readonly (File | undefined)[]) => void;
}

/** The form that registers windows, for a project or without one. A draft keeps the customer's changes. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { account, draft, country, projects, onStartAnew, onRegistered } = props;
  const intl = useIntl();
  const t = useText();
  const invoices = useSelectedInvoices();
  const interruptedNames = invoices.uploads.interruptedNames.map((name) => formatFileName(t, name));
  const { getToday } = useDateFormats();
  const [changes, setChanges] = useState<FormTexts>(draft.restored ?? {});
  const getTarget = (texts: FormTexts) => getRegistrationTarget(texts, projects, props.projectId);
  const target = getTarget(changes);
  const project = projects.find(({ id }) => id === target.projectId);
  const { data: installerName = "" } = useQuery({
    queryKey: project?.requestQuery?.queryKey ?? ["noRequest"],
    queryFn: project?.requestQuery?.queryFn ?? skipToken,
    select: ({ installerLocation }) => installerLocation?.name ?? "",
  });
  const { purpose } = getTarget({});

  const handleChanges = (next: FormTexts) => {
    const { purpose: nextPurpose, projectId } = getTarget(next);
    if (nextPurpose === "other") preloadClaimLinkPanel().catch(() => {});
    const isSameProject = projectId === target.projectId;
    // Another project fills in its installer, even if the customer had cleared the last one.
    setChanges(
      isSameProject
        ? next
        : Object.fromEntries(
            Object.entries(next).filter(([name, text]) => text !== "" || !name.endsWith(".installerName")),
          ),
    );
  };

  const form = useForm({
    changes,
    setChanges: handleChanges,
    defaults: getRegistrationDefaults(changes, { account, purpose, installerName }),
    draft,
    validate: (texts) => {
      const { purpose, projectId } = getTarget(texts);
      const windowNumbers = getWindowNumbers(texts);
      const result = validateRegistration(texts, {
        hasOwner: purpose === "own",
        country,
        today: getToday(),
      });
      const errors: FieldErrors = {
        ...(purpose === "project" && projectId === undefined && { projectId: { rule: "required" } }),
        ...(!result.ok && result.errors),
        // The form's texts contain no files.
        ...(purpose !== "other" && getInvoiceErrors(intl, windowNumbers, invoices)),
      };
      return result.ok && Object.keys(errors).length === 0
        ? { ok: true, values: { registration: result.values, projectId, windowNumbers } }
        : { ok: false, errors };
    },
    findDoubts: (texts) =>
      getTarget(texts).purpose === "own" ? findAddressDoubts(texts, country, "owner.") : noFieldErrors,
    mutation: useRegisterWindows({
      onSuccess: (result, { windowNumbers }) => onRegistered(result, getInvoices(windowNumbers, invoices)),
    }),
    getServiceErrors: getRegistrationErrors,
  });
  const windowNumbers = getWindowNumbers(form.texts);
  const isForOthers = target.purpose === "other";

  const locate = (name: string, problem: string) => {
    const index = windowNumbers.findIndex((number) => name.startsWith(getWindowScope(number)));
    return index === -1 || windowNumbers.length === 1
      ? problem
      : t("registration.window.problemAt", { number: index + 1, problem });
  };

  return (
    <form {...form.formProps}>
      <Stack gap="large" className={styles["form"]}>
        <RestoredDraft draft={draft} action="send" onStartAnew={onStartAnew}>
          <Text
            id="page.windowRegistration.draft.files"
            values={{ count: interruptedNames.length, names: intl.formatList(interruptedNames) }}
          />
        </RestoredDraft>
        <FormErrorSummary
          errors={form.errors}
          labels={getLabels(windowNumbers)}
          focusKey={form.focusKey}
          locate={locate}
        />
        {props.projectsState}
        {props.projectId === undefined ? (
          <PurposeChoice target={target} projects={projects} error={form.errors["projectId"]} />
        ) : null}
        <div className={styles["windows"]}>
          <DataPlateHelp />
          <WindowCards form={form} />
        </div>
        {isForOthers ? (
          <p className={styles["later"]}>
            <Text id="registration.window.invoice.later" />
          </p>
        ) : (
          <InvoiceSection windowIds={windowNumbers} invoices={invoices} />
        )}
        {target.purpose === "own" ? <OwnerFields form={form} /> : null}
        {project ? (
          <FactList
            facts={[{ term: <Text id="page.windowRegistration.project.address" />, value: project.address }]}
          />
        ) : null}
        <RegistrationErrorBanner error={form.error} />
        <FormActions>
          <Button type="submit" busy={form.isPending}>
            <Text id="page.windowRegistration.submit" values={{ count: windowNumbers.length }} />
          </Button>
        </FormActions>
      </Stack>
      <LeaveGuard loses={!draft.isStored && "input"} />
    </form>
  );
}

/** The labels of all controls in the order of the form. */
function getLabels(windowNumbers: readonly string[]): Record<string, PlainMessageId> {
  const invoice = "registration.window.invoice";
  return {
    projectId: "page.windowRegistration.project",
    ...Object.fromEntries(
      windowNumbers.flatMap((number) =>
        windowFieldNames.map((name) => [`${getWindowScope(number)}${name}`, windowLabels[name]]),
      ),
    ),
    [commonInvoiceField]: invoice,
    ...Object.fromEntries(windowNumbers.map((number) => [`${getWindowScope(number)}invoice`, invoice])),
    ...Object.fromEntries(basicPersonFields.map((name) => [`owner.${name}`, personLabels[name]])),
  };
}

/** Shows the error of a registration. An unknown project needs another text, and a way back, as a retry cannot succeed. */
function RegistrationErrorBanner({ error }: { error: Error | null }) {
  if (hasKind(error, "notFound")) {
    return (
      <InlineBanner
        tone="negative"
        role="alert"
        title={<Text id="page.windowRegistration.projectUnknown.title" />}
        action={
          <LinkButton to={paths.projects} variant="secondary" size="compact">
            <Text id="page.projectList.toProjects" />
          </LinkButton>
        }
      >
        <p>
          <Text id="page.windowRegistration.projectUnknown.text" />
        </p>
      </InlineBanner>
    );
  }
  return <ErrorBanner error={error} title={<Text id="page.windowRegistration.failed" />} />;
}

/** Shows the place of model code and serial number on a window. */
function DataPlateHelp() {
  const t = useText();
  return (
    <aside className={styles["help"]}>
      <div className={styles["drawing"]}>
        <DataPlateIllustration label={t("page.windowRegistration.plate.drawing")} />
      </div>
      <div className={styles["content"]}>
        <h2 className={styles["title"]}>
          <Text id="page.windowRegistration.plate.title" />
        </h2>
        <p>
          <Text id="page.windowRegistration.plate.text" />
        </p>
      </div>
    </aside>
  );
}

function OwnerFields({ form }: { form: FormState }) {
  return (
    <Section
      title={<Text id="page.windowRegistration.owner" />}
      lead={<Text id="page.windowRegistration.owner.lead" />}
    >
      <div className={styles["fields"]}>
        <Suspense fallback={<Skeleton className={styles["skeleton"]} />}>
          <PersonFields scope="owner." form={form} />
        </Suspense>
      </div>
    </Section>
  );
}
