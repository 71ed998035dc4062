import { FormattedMessage } from "react-intl";
import { generatePath } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { FormActions } from "../../ui/FormActions.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { takeFocus } from "../../ui/takeFocus.ts";
import { doneMessages } from "./doneMessages.ts";
import { messages } from "./messages.ts";
import { RegisteredList } from "./RegisteredList.tsx";
import type { Registered } from "./registerWindows.ts";
import { TokenPanel } from "./TokenPanel.tsx";
import type { InvoiceUpload } from "./useInvoiceUploads.ts";

interface RegistrationDoneProps {
  registered: Registered;
  projectId: string | undefined;
  /** Invoices on their way, by the ids of the windows. */
  uploads: Readonly<Record<string, InvoiceUpload>>;
  onRetry: (windowId: string, file: File) => void;
  onRegisterMore: () => void;
}

/** What was registered, and what to do next. */
export function RegistrationDone(props: RegistrationDoneProps) {
  const { registered, projectId, uploads, onRetry, onRegisterMore } = props;
  const isForOthers = registered.kind === "token";
  const missing = Object.values(uploads).filter(({ state }) => state === "missing").length;
  return (
    <Stack gap="large">
      <PageHeading
        ref={takeFocus}
        lead={<FormattedMessage {...(isForOthers ? doneMessages.tokenLead : doneMessages.lead)} />}
      >
        <FormattedMessage
          {...(isForOthers ? doneMessages.tokenTitle : doneMessages.title)}
          values={{ count: registered.windows.length }}
        />
      </PageHeading>
      {missing > 0 ? (
        <InlineBanner
          tone="caution"
          role="alert"
          title={<FormattedMessage {...doneMessages.invoicesMissing} values={{ count: missing }} />}
        >
          <p>
            <FormattedMessage {...doneMessages.invoiceMissingText} />
          </p>
        </InlineBanner>
      ) : null}
      {isForOthers ? <TokenPanel token={registered.token} /> : null}
      <RegisteredList registered={registered} uploads={uploads} onRetry={onRetry} />
      <FormActions>
        <Button variant="secondary" onClick={onRegisterMore}>
          <FormattedMessage {...doneMessages.registerMore} />
        </Button>
        <LinkButton
          to={projectId === undefined ? paths.projects : generatePath(paths.project, { projectId })}
        >
          <FormattedMessage {...(projectId === undefined ? messages.toProjects : doneMessages.toProject)} />
        </LinkButton>
      </FormActions>
    </Stack>
  );
}
