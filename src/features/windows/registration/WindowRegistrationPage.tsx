import { type ReactNode, useState } from "react";
import { useParams } from "react-router-dom";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { useDraft } from "#forms/useDraft.ts";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { useAuthState } from "#session/useSession.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { EmptyRoofIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { ErrorPanel } from "#ui/notices/ErrorPanel.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { FileNamesBanner } from "#uploads/FileNamesBanner.tsx";
import { useInvoiceUploads } from "../invoice/invoiceMutations.ts";
import { keepClaimLink } from "./done/keepClaimLink.ts";
import { RegistrationDone } from "./done/RegistrationDone.tsx";
import type { RegistrationProject } from "./purpose/registrationTarget.ts";
import { RegistrationForm, type RegistrationFormProps } from "./RegistrationForm.tsx";
import { parseRegistrationDraft } from "./registrationTexts.ts";
import type { RegistrationResult } from "./useRegisterWindows.ts";
import styles from "./WindowRegistrationPage.module.css";

interface WindowRegistrationPageProps {
  /** The project in the URL, or the customer's newest projects; undefined until they have loaded. */
  projects: readonly RegistrationProject[] | undefined;
  /** The error or the loading state of the projects. */
  projectsState: ReactNode;
}

/** Registers windows for the project in the URL, for a chosen one, or without a project. */
export function WindowRegistrationPage({ projects, ...props }: WindowRegistrationPageProps) {
  const { projectId } = useParams();
  const { account } = useAuthState();
  const config = useConfig();
  if (!account) return null;
  return (
    <Container>
      {!config.windowRegistrationEnabled ? (
        <RegistrationUnavailable />
      ) : projects ? (
        <Registration
          key={`${account.id} ${projectId}`}
          account={account}
          country={config.country}
          projectId={projectId}
          projects={projects}
          {...props}
        />
      ) : (
        <LoadingRegion text={<Text id="page.windowRegistration.loading" />}>
          <Skeleton className={styles["skeleton"]} />
        </LoadingRegion>
      )}
    </Container>
  );
}

/** Replaces the form in a country without window registration. */
function RegistrationUnavailable() {
  return (
    <ErrorPanel
      title={<Text id="page.windowRegistration.unavailable.title" />}
      illustration={<EmptyRoofIllustration />}
      actions={
        <LinkButton to={paths.projects}>
          <Text id="page.projectList.toProjects" />
        </LinkButton>
      }
    >
      <p>
        <Text id="page.windowRegistration.unavailable.text" />
      </p>
    </ErrorPanel>
  );
}

type RegistrationProps = Omit<RegistrationFormProps, "draft" | "onStartAnew" | "onRegistered">;

/** The registration form, filled from a draft if there is one, and after submission its result. */
function Registration(props: RegistrationProps) {
  const { account, projectId } = props;
  const draftScope = { accountId: account.id, form: `registration ${projectId ?? ""}` };
  const draft = useDraft(draftScope, parseRegistrationDraft);
  const { drop: dropDraft } = draft;
  const [formVersion, setFormVersion] = useState(0);
  const [result, setResult] = useState<RegistrationResult>();
  const [claimLink, setClaimLink] = useState<ReturnType<typeof keepClaimLink>>();
  // The customer may leave the page before the windows are registered. The uploads of the invoices start even then.
  const invoices = useInvoiceUploads({ scope: "registered windows", continuesAfterUnmount: true });

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
      {invoices.interruptedNames.length > 0 ? (
        <FileNamesBanner
          title={<Text id="upload.interrupted.title" />}
          text={
            <Text
              id="page.windowRegistration.interrupted"
              values={{ count: invoices.interruptedNames.length }}
            />
          }
          names={invoices.interruptedNames}
          onDismiss={invoices.dismissInterrupted}
        />
      ) : null}
      <RegistrationForm
        {...props}
        draft={draft}
        onStartAnew={handleStartOver}
        onRegistered={handleRegistered}
      />
    </Stack>
  );
}
