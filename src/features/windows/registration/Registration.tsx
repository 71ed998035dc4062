import { type ReactNode, useState } from "react";
import type { Country } from "#api/generated/main.ts";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import { useDraft } from "#forms/useDraft.ts";
import { Text } from "#i18n/text.tsx";
import type { Account } from "#session/createSession.ts";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Stack } from "#ui/layout/Stack.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { keepClaimLink } from "./done/keepClaimLink.ts";
import { RegistrationDone } from "./done/RegistrationDone.tsx";
import { useRegistrationInvoices } from "./done/useRegistrationInvoices.ts";
import { emptyWindow } from "./entry/windowList.ts";
import { emptyOwner } from "./owner/ownerFormValues.ts";
import type { RegistrationProject } from "./purpose/registrationTarget.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";
import { parseRegistrationDraft, type RegistrationFormValues } from "./registrationValues.ts";
import type { RegistrationResult } from "./useRegisterWindows.ts";

interface RegistrationProps {
  account: Account;
  country: Country;
  /** From the URL; without it the form asks where the windows are. */
  projectId: string | undefined;
  projects: readonly RegistrationProject[];
  projectsError: ReactNode;
  getInstallerName: (projectId: string) => Promise<string | undefined>;
}

/** The registration form, filled from a draft if there is one, and after submission its result. */
export function Registration(props: RegistrationProps) {
  const { account, country, projectId, projects, projectsError, getInstallerName } = props;
  const draftScope = { accountId: account.id, form: `registration ${projectId ?? ""}` };
  const draft = useDraft(draftScope, parseRegistrationDraft);
  const { drop: dropDraft } = draft;
  const [form, setForm] = useState(() => createForm(account, draft.restored));
  const [result, setResult] = useState<RegistrationResult>();
  const [claimLink, setClaimLink] = useState<ReturnType<typeof keepClaimLink>>();
  const { invoices, upload } = useRegistrationInvoices();

  const handleStartOver = () => {
    dropDraft();
    setResult(undefined);
    setForm(({ key }) => ({ ...createForm(account, undefined), key: key + 1 }));
  };

  const handleRegistered = (
    registered: RegistrationResult,
    selectedInvoices: readonly (File | undefined)[],
  ) => {
    dropDraft();
    setResult(registered);
    setClaimLink(keepClaimLink(account.id, registered));
    if (registered.kind === "token") return;
    registered.windows.forEach(({ id }, index) => {
      const invoice = selectedInvoices[index];
      if (invoice) void upload(id, invoice);
    });
  };

  if (result) {
    return (
      <RegistrationDone
        result={result}
        claimLink={claimLink}
        invoices={invoices}
        onRetry={upload}
        onRegisterMore={handleStartOver}
      />
    );
  }
  const { key, initialValues } = form;
  return (
    <Stack key={key} gap="large">
      <PageHeading ref={key > 0 ? focusOnMount : undefined} lead={<Text id="page.windowRegistration.lead" />}>
        <Text id="page.windowRegistration.title" />
      </PageHeading>
      <RestoredDraft draft={draft} action="send" onStartAnew={handleStartOver}>
        <Text id="page.windowRegistration.draft.files" />
      </RestoredDraft>
      <RegistrationForm
        draft={draft}
        projectId={projectId}
        country={country}
        initialValues={initialValues}
        projects={projects}
        projectsError={projectsError}
        getInstallerName={getInstallerName}
        onRegistered={handleRegistered}
      />
    </Stack>
  );
}

function createForm({ firstName, lastName, email }: Account, draft: RegistrationFormValues | undefined) {
  const emptyValues: RegistrationFormValues = {
    projectId: "",
    windows: [emptyWindow],
    made: 1,
    owner: { ...emptyOwner, firstName: firstName ?? "", lastName: lastName ?? "", email: email ?? "" },
  };
  return { key: 0, initialValues: draft ?? emptyValues };
}
