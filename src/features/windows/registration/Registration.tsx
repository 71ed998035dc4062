import { useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Country } from "../../../api/generated/main.ts";
import type { Account } from "../../../session/sessionQuery.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { InlineBanner } from "../../../ui/feedback/InlineBanner.tsx";
import { focusOnMount } from "../../../ui/focus/focusOnMount.ts";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { PageHeading } from "../../../ui/page/PageHeading.tsx";
import { RegistrationDone } from "./done/RegistrationDone.tsx";
import { useRegistrationInvoices } from "./done/useRegistrationInvoices.ts";
import { type RegistrationFormValues, readDraft, removeDraft } from "./draft/drafts.ts";
import { emptyWindow } from "./entry/windowList.ts";
import { messages } from "./messages.ts";
import { emptyOwner } from "./owner/ownerFormValues.ts";
import type { RegistrationProject } from "./purpose/registrationTarget.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";
import type { RegistrationResult } from "./useRegisterWindows.ts";

interface RegistrationProps {
  account: Account;
  country: Country;
  /** From the URL; without it the form asks where the windows are. */
  projectId: string | undefined;
  projects: readonly RegistrationProject[];
  getInstallerName: (projectId: string) => Promise<string | undefined>;
}

/** The registration form, filled from a draft if there is one, and after submission its result. */
export function Registration(props: RegistrationProps) {
  const { account, country, projectId, projects, getInstallerName } = props;
  const draftScope = { accountId: account.id, projectId };
  const [form, setForm] = useState(() => createForm(account, readDraft(draftScope)));
  const [result, setResult] = useState<RegistrationResult>();
  const { invoices, upload } = useRegistrationInvoices();

  const handleStartOver = useCallback(() => {
    removeDraft({ accountId: account.id, projectId });
    setResult(undefined);
    setForm(({ key }) => ({ ...createForm(account, undefined), key: key + 1 }));
  }, [account, projectId]);

  const handleRegistered = useCallback(
    (registered: RegistrationResult, selectedInvoices: readonly (File | undefined)[]) => {
      removeDraft({ accountId: account.id, projectId });
      setResult(registered);
      if (registered.kind === "token") return;
      registered.windows.forEach(({ id }, index) => {
        const invoice = selectedInvoices[index];
        if (invoice) void upload(id, invoice);
      });
    },
    [account, projectId, upload],
  );

  if (result) {
    return (
      <RegistrationDone
        result={result}
        invoices={invoices}
        onRetry={upload}
        onRegisterMore={handleStartOver}
      />
    );
  }
  const { key, isRestored, initialValues } = form;
  return (
    <Stack key={key} gap="large">
      <PageHeading ref={key > 0 ? focusOnMount : undefined} lead={<FormattedMessage {...messages.lead} />}>
        <FormattedMessage {...messages.title} />
      </PageHeading>
      {isRestored ? (
        <InlineBanner
          tone="info"
          role="status"
          title={<FormattedMessage {...messages.draftTitle} />}
          action={
            <Button variant="secondary" size="compact" onClick={handleStartOver}>
              <FormattedMessage {...messages.startOver} />
            </Button>
          }
        >
          <p>
            <FormattedMessage {...messages.draftText} />
          </p>
        </InlineBanner>
      ) : null}
      <RegistrationForm
        draftScope={draftScope}
        country={country}
        initialValues={initialValues}
        projects={projects}
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
  return { key: 0, isRestored: draft !== undefined, initialValues: draft ?? emptyValues };
}
