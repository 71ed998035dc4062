import { type ReactNode, useState } from "react";
import type { Country } from "#api/generated/main.ts";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import { useDraft } from "#forms/useDraft.ts";
import { Text } from "#i18n/text.tsx";
import type { Account } from "#session/createSession.ts";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Stack } from "#ui/layout/Stack.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { useInvoiceUploads } from "../invoice/useUploadInvoice.ts";
import { keepClaimLink } from "./done/keepClaimLink.ts";
import { RegistrationDone } from "./done/RegistrationDone.tsx";
import type { RegistrationProject } from "./purpose/registrationTarget.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";
import { parseRegistrationDraft } from "./registrationTexts.ts";
import type { RegistrationResult } from "./useRegisterWindows.ts";

interface RegistrationProps {
  account: Account;
  country: Country;
  /** From the URL; without it the form asks where the windows are. */
  projectId: string | undefined;
  projects: readonly RegistrationProject[];
  projectsError: ReactNode;
}

/** The registration form, filled from a draft if there is one, and after submission its result. */
export function Registration(props: RegistrationProps) {
  const { account, country, projectId, projects, projectsError } = props;
  const draftScope = { accountId: account.id, form: `registration ${projectId ?? ""}` };
  const draft = useDraft(draftScope, parseRegistrationDraft);
  const { drop: dropDraft } = draft;
  const [formVersion, setFormVersion] = useState(0);
  const [result, setResult] = useState<RegistrationResult>();
  const [claimLink, setClaimLink] = useState<ReturnType<typeof keepClaimLink>>();
  // The customer may have left the page when the windows are registered: their invoices are sent all the same.
  const invoices = useInvoiceUploads({ continuesAfterUnmount: true });

  const handleStartOver = () => {
    dropDraft();
    setResult(undefined);
    setFormVersion((version) => version + 1);
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
      if (invoice) invoices.add([invoice], id);
    });
  };

  if (result) {
    return (
      <RegistrationDone
        result={result}
        claimLink={claimLink}
        invoices={invoices}
        onRegisterMore={handleStartOver}
      />
    );
  }
  return (
    <Stack key={formVersion} gap="large">
      <PageHeading
        ref={formVersion > 0 ? focusOnMount : undefined}
        lead={<Text id="page.windowRegistration.lead" />}
      >
        <Text id="page.windowRegistration.title" />
      </PageHeading>
      <RestoredDraft draft={draft} action="send" onStartAnew={handleStartOver}>
        <Text id="page.windowRegistration.draft.files" />
      </RestoredDraft>
      <RegistrationForm
        account={account}
        draft={draft}
        projectId={projectId}
        country={country}
        projects={projects}
        projectsError={projectsError}
        onRegistered={handleRegistered}
      />
    </Stack>
  );
}
