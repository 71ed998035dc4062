import { useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Country } from "../../api/generated/main/graphql.ts";
import type { Account } from "../../session/sessionQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { takeFocus } from "../../ui/takeFocus.ts";
import { type Entered, readDraft, removeDraft } from "./drafts.ts";
import { firstWindow } from "./enteredWindows.ts";
import { messages } from "./messages.ts";
import { noOwner } from "./ownerEntry.ts";
import { RegistrationDone } from "./RegistrationDone.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import type { Registered } from "./registerWindows.ts";
import { useInvoiceUploads } from "./useInvoiceUploads.ts";

interface RegistrationProps {
  account: Account;
  country: Country;
  projectId: string | undefined;
  onRegistered: () => void;
}

/** The form, with what was entered earlier, and once it is sent what came of it. */
export function Registration({ account, country, projectId, onRegistered }: RegistrationProps) {
  const place = { accountId: account.id, projectId };
  const [start, setStart] = useState(() => startWith(account, readDraft(place)));
  const [registered, setRegistered] = useState<Registered>();
  const { uploads, send } = useInvoiceUploads(onRegistered);

  const startAnew = useCallback(() => {
    removeDraft({ accountId: account.id, projectId });
    setRegistered(undefined);
    setStart(({ round }) => ({ ...startWith(account, undefined), round: round + 1 }));
  }, [account, projectId]);

  const finish = useCallback(
    (result: Registered, invoices: readonly (File | undefined)[]) => {
      removeDraft({ accountId: account.id, projectId });
      setRegistered(result);
      onRegistered();
      if (result.kind === "token") return;
      result.windows.forEach(({ id }, index) => {
        const invoice = invoices[index];
        if (invoice) void send(id, invoice);
      });
    },
    [account, projectId, onRegistered, send],
  );

  if (registered) {
    return (
      <RegistrationDone
        registered={registered}
        projectId={projectId}
        uploads={uploads}
        onRetry={send}
        onRegisterMore={startAnew}
      />
    );
  }
  const { round, isRestored, initial } = start;
  return (
    <Stack key={round} gap="large">
      <PageHeading ref={round > 0 ? takeFocus : undefined} lead={<FormattedMessage {...messages.lead} />}>
        <FormattedMessage {...messages.title} />
      </PageHeading>
      {isRestored ? (
        <InlineBanner
          tone="info"
          role="status"
          title={<FormattedMessage {...messages.draftTitle} />}
          action={
            <Button variant="secondary" size="compact" onClick={startAnew}>
              <FormattedMessage {...messages.startAnew} />
            </Button>
          }
        >
          <p>
            <FormattedMessage {...messages.draftText} />
          </p>
        </InlineBanner>
      ) : null}
      <RegistrationForm place={place} country={country} initial={initial} onRegistered={finish} />
    </Stack>
  );
}

function startWith({ firstName, lastName, email }: Account, draft: Entered | undefined) {
  const fresh: Entered = {
    purpose: "own",
    windows: [firstWindow],
    made: 1,
    owner: { ...noOwner, firstName: firstName ?? "", lastName: lastName ?? "", email: email ?? "" },
  };
  return { round: 0, isRestored: draft !== undefined, initial: draft ?? fresh };
}
