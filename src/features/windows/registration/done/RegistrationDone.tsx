import { generatePath } from "react-router-dom";
import { ClaimLinkPanel } from "#features/windows/claim-links/ClaimLinks.tsx";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Stack } from "#ui/layout/Stack.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import type { Uploads } from "#uploads/useUploads.ts";
import type { RegistrationResult } from "../useRegisterWindows.ts";
import type { keepClaimLink } from "./keepClaimLink.ts";
import { RegisteredWindowList } from "./RegisteredWindowList.tsx";

interface RegistrationDoneProps {
  result: RegistrationResult;
  /** The link by which somebody else claims the windows. */
  claimLink: ReturnType<typeof keepClaimLink>;
  invoices: Uploads;
  onRegisterMore: () => void;
}

/** The result of a registration, and what the customer can do next. */
export function RegistrationDone(props: RegistrationDoneProps) {
  const { result, claimLink, invoices, onRegisterMore } = props;
  const count = result.windows.length;
  const isForOthers = result.kind === "token";
  const projectId = isForOthers ? undefined : result.projectId;
  const failedCount = invoices.items.filter(({ error }) => error).length;
  return (
    <Stack gap="large">
      <PageHeading
        ref={focusOnMount}
        lead={
          isForOthers ? (
            <Text id="page.windowRegistration.done.token.lead" values={{ count }} />
          ) : (
            <Text id="page.windowRegistration.done.lead" />
          )
        }
      >
        <Text
          id={isForOthers ? "page.windowRegistration.done.token.title" : "page.windowRegistration.done.title"}
          values={{ count }}
        />
      </PageHeading>
      {failedCount > 0 ? (
        <InlineBanner
          tone="caution"
          role="alert"
          title={<Text id="page.windowRegistration.done.invoices.missing" values={{ count: failedCount }} />}
        >
          <p>
            <Text id="page.windowRegistration.done.invoice.missing.text" />
          </p>
        </InlineBanner>
      ) : null}
      {claimLink ? <ClaimLinkPanel {...claimLink} /> : null}
      <RegisteredWindowList result={result} invoices={invoices} />
      <FormActions>
        <Button variant="secondary" onClick={onRegisterMore}>
          <Text id="page.windowRegistration.done.registerMore" />
        </Button>
        <LinkButton
          variant={isForOthers ? "secondary" : "primary"}
          to={projectId === undefined ? paths.projects : generatePath(paths.project, { projectId })}
        >
          <Text
            id={
              projectId === undefined
                ? "page.projectList.toProjects"
                : "page.windowRegistration.done.toProject"
            }
          />
        </LinkButton>
      </FormActions>
      <LeaveGuard active={invoices.isPending} />
    </Stack>
  );
}
