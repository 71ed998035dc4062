import { lazy, useCallback, useEffect, useRef, useState, useTransition } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/Button.tsx";
import { editIcon } from "../../ui/icons/editIcon.tsx";
import { Section } from "../../ui/Section.tsx";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { customerMessages } from "./customerMessages.ts";
import type { RequestDetails } from "./requestQuery.ts";

// Few visitors change anything.
const CustomerForm = lazy(async () => ({ default: (await import("./CustomerForm.tsx")).CustomerForm }));

interface CustomerSectionProps {
  request: RequestDetails;
  readOnly?: boolean;
  onSaved?: (request: RequestDetails) => void;
}

/** The customer's own data on a request, and the form to change them. */
export function CustomerSection({ request, readOnly = false, onSaved }: CustomerSectionProps) {
  const [view, setView] = useState<"facts" | "form" | "closed form">("facts");
  const [isOpening, startTransition] = useTransition();
  const changeButton = useRef<HTMLButtonElement>(null);
  // The facts stay until the form is there.
  const open = useCallback(() => startTransition(() => setView("form")), []);
  const close = useCallback(() => setView("closed form"), []);
  const isEditing = view === "form" && !readOnly;

  useEffect(() => {
    if (view === "closed form") changeButton.current?.focus();
  }, [view]);

  return (
    <Section
      title={<FormattedMessage {...customerMessages.title} />}
      actions={
        readOnly || isEditing ? null : (
          <Button
            ref={changeButton}
            variant="secondary"
            size="compact"
            icon={editIcon}
            busy={isOpening}
            onClick={open}
          >
            <FormattedMessage {...customerMessages.change} />
          </Button>
        )
      }
    >
      {isEditing ? (
        <CustomerForm request={request} onSaved={onSaved} onClose={close} />
      ) : (
        <CustomerFacts customer={request.customer} />
      )}
    </Section>
  );
}
