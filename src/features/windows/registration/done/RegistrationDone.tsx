import { useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import type { RoomType } from "#api/generated/registration.ts";
import { RetryButton } from "#errors/RetryButton.tsx";
import { ClaimLinkPanel } from "#features/windows/claim-links/ClaimLinks.tsx";
import { formatWindowName } from "#features/windows/formatWindowName.ts";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { FileRow } from "#ui/data/FileRow.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { describeUploadError } from "#uploads/describeUploadError.ts";
import { FileName, formatFileName } from "#uploads/stored/FileName.tsx";
import type { Upload } from "#uploads/uploadQueue.ts";
import type { Uploads } from "#uploads/useUploads.ts";
import type { RegistrationResult } from "../useRegisterWindows.ts";
import type { keepClaimLink } from "./keepClaimLink.ts";
import styles from "./RegistrationDone.module.css";

interface RegistrationDoneProps {
  result: RegistrationResult;
  /** The link with which somebody else claims the windows. */
  claimLink: ReturnType<typeof keepClaimLink>;
  invoices: Uploads;
  onRegisterMore: () => void;
}

/** The result of a registration, and the customer's next actions. */
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
      <LeaveGuard loses={invoices.isPending && "files"} />
    </Stack>
  );
}

/** The registered windows. Only the customer's own windows have a page to link to. */
function RegisteredWindowList({ result, invoices }: Pick<RegistrationDoneProps, "result" | "invoices">) {
  const t = useText();
  return (
    <Section title={<Text id="page.windowRegistration.done.list" />}>
      <ul className={styles["list"]}>
        {result.kind === "windows"
          ? result.windows.map((window) => {
              const { id, room, key, serialNumber } = window;
              const name = formatWindowName(t, window);
              return (
                <li key={id} className={styles["item"]}>
                  <Icon name="window" size={24} />
                  <div className={styles["content"]}>
                    <TextLink to={generatePath(paths.window, { windowId: id })}>{name}</TextLink>
                    <Facts room={room} signs={name.endsWith(serialNumber) ? [key] : [key, serialNumber]} />
                    <InvoiceStatus
                      invoice={invoices.items.find(({ target }) => target === id)}
                      onRetry={invoices.retry}
                    />
                  </div>
                </li>
              );
            })
          : result.windows.map(({ room, key, serialNumber }) => (
              <li key={serialNumber} className={styles["item"]}>
                <Icon name="window" size={24} />
                <div className={styles["content"]}>
                  <p>{key}</p>
                  <Facts room={room} signs={[serialNumber]} />
                </div>
              </li>
            ))}
      </ul>
    </Section>
  );
}

function Facts({ room, signs }: { room: RoomType | null | undefined; signs: readonly string[] }) {
  const t = useText();
  const facts = room ? [t(`room.${room}`), ...signs] : signs;
  return <p className={styles["facts"]}>{facts.join(" · ")}</p>;
}

interface InvoiceStatusProps {
  invoice: Upload | undefined;
  onRetry: (id: string) => void;
}

/** The upload of a registered window's invoice, if there is one, with a retry after an error unless the service refused the file. */
function InvoiceStatus({ invoice, onRetry }: InvoiceStatusProps) {
  const intl = useIntl();
  const t = useText();
  if (!invoice) return null;
  const { id, file, state, error } = invoice;
  const isDone = state === "done";
  const handleRetry = () => onRetry(id);
  return (
    <ul className={styles["invoice"]}>
      <FileRow
        name={<FileName name={file.name} />}
        tone={isDone ? "positive" : error ? "negative" : "neutral"}
        progressLabel={isDone || error ? undefined : t("page.windowRegistration.done.invoice.sending")}
        status={isDone ? <Text id="page.windowRegistration.done.invoice.there" /> : undefined}
        error={describeUploadError(intl, invoice)}
        actions={
          state === "failed" ? (
            <RetryButton
              error={error && "cause" in error ? error.cause : undefined}
              label={t("upload.retryOf", { name: formatFileName(t, file.name) })}
              onClick={handleRetry}
            />
          ) : undefined
        }
      />
    </ul>
  );
}
