import { lazy, Suspense, useEffect, useRef, useState, useTransition } from "react";
import { useDraft } from "#forms/useDraft.ts";
import { Text } from "#i18n/text.tsx";
import { useAuthState } from "#session/useSession.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { parseCustomerDraft } from "./customerDraft.ts";

// Loaded on demand, as few visitors change their data.
const CustomerForm = lazy(async () => ({ default: (await import("./CustomerForm.tsx")).CustomerForm }));

interface CustomerSectionProps {
  request: InstallerRequest;
  readOnly?: boolean;
}

/** The customer's data on an installer request, and the form that changes them. It is open where there is a draft. */
export function CustomerSection({ request, readOnly = false }: CustomerSectionProps) {
  const { account } = useAuthState();
  const { id, customer } = request;
  const parseDraft = (stored: unknown) => parseCustomerDraft(stored, customer);
  const draft = useDraft({ accountId: account?.id ?? "", form: `customer ${id}` }, parseDraft);
  const { drop: dropDraft } = draft;
  const [view, setView] = useState<"facts" | "restored form" | "form" | "closed form">(
    draft.restored ? "restored form" : "facts",
  );
  const [isOpening, startTransition] = useTransition();
  const changeButtonRef = useRef<HTMLButtonElement>(null);
  // The facts stay on the screen until the form is loaded.
  const handleOpen = () => startTransition(() => setView("form"));
  const handleClose = () => {
    dropDraft();
    setView("closed form");
  };
  const handleStartAnew = () => {
    dropDraft();
    setView("form");
  };
  const isEditing = (view === "form" || view === "restored form") && !readOnly;
  const facts = <CustomerFacts customer={customer} />;

  useEffect(() => {
    if (view === "closed form") changeButtonRef.current?.focus();
  }, [view]);

  return (
    <Section
      title={<Text id="page.project.customer.title" />}
      actions={
        readOnly || isEditing ? null : (
          <Button
            ref={changeButtonRef}
            variant="secondary"
            size="compact"
            icon="edit"
            busy={isOpening}
            onClick={handleOpen}
          >
            <Text id="page.project.customer.change" />
          </Button>
        )
      }
    >
      {isEditing ? (
        <Suspense fallback={facts}>
          <CustomerForm
            key={view}
            request={request}
            draft={draft}
            takesFocus={view === "form"}
            onStartAnew={handleStartAnew}
            onClose={handleClose}
          />
        </Suspense>
      ) : (
        facts
      )}
    </Section>
  );
}
