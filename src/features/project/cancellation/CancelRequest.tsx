import { lazy, Suspense, useState } from "react";
import { type FormTexts, parseFormTexts } from "#forms/formTexts.ts";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { useDraft } from "#forms/useDraft.ts";
import { Text, useText } from "#i18n/text.tsx";
import { getRequestStatusRules } from "#request-status/requestStatusRules.ts";
import { useAuthState } from "#session/useSession.ts";
import { Button } from "#ui/actions/Button.tsx";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import styles from "./CancelRequest.module.css";

// Loads on demand, since few customers cancel.
const CancelDialog = lazy(async () => ({ default: (await import("./CancelDialog.tsx")).CancelDialog }));

interface CancelRequestProps {
  request: InstallerRequest;
  project: ProjectDetails["project"];
  /** Hides the button; an open dialog stays, so that the customer can finish the cancellation. */
  readOnly?: boolean;
}

/** A button that opens the dialog for cancelling the request; hidden if that is not possible. */
export function CancelRequest({ request, project, readOnly = false }: CancelRequestProps) {
  const t = useText();
  const { account } = useAuthState();
  const draft = useDraft({ accountId: account?.id ?? "", form: `cancellation ${request.id}` }, (stored) =>
    parseDraft(stored, request.currentStatus),
  );
  const [isOpen, setOpen] = useState(draft.isInterrupted);
  // A project without an address has its type as its name.
  const name = useProjectAddress(project) || t(`projectType.${project.type}`);
  const [hasOpened, setHasOpened] = useState(isOpen);

  const handleOpen = () => {
    setHasOpened(true);
    setOpen(true);
  };
  const handleClose = () => setOpen(false);

  return (
    <>
      {!readOnly && getRequestStatusRules(request.currentStatus).isCancellable ? (
        <div className={styles["section"]} data-no-print>
          <p className={styles["text"]}>
            <Text id="page.project.cancel.meaning" />
          </p>
          <Button variant="quiet" size="compact" className={styles["button"]} onClick={handleOpen}>
            <Text id="page.project.cancel.open" />
          </Button>
        </div>
      ) : null}
      {hasOpened ? (
        <Suspense>
          <CancelDialog
            request={request}
            name={name}
            draft={draft}
            isOpen={isOpen}
            onOpen={handleOpen}
            onClose={handleClose}
          />
        </Suspense>
      ) : null}
      <LeaveGuard loses={!draft.isStored && "input"} />
    </>
  );
}

/**
 * The chosen reason and the customer's own text. Undefined without a text, if they are damaged, or if the request cannot be
 * cancelled any more.
 */
function parseDraft(stored: unknown, status: string): FormTexts | undefined {
  const texts = parseFormTexts(stored, (name) => name === "reasonId" || name === "customReason");
  const isWorthKeeping = texts?.["reasonId"] && texts["customReason"]?.trim();
  return isWorthKeeping && getRequestStatusRules(status).isCancellable ? texts : undefined;
}
