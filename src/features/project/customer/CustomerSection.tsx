import { lazy, useCallback, useEffect, useRef, useState, useTransition } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../../ui/actions/Button.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { customerMessages } from "./customerMessages.ts";

// Loaded on demand, as few visitors change their data.
const CustomerForm = lazy(async () => ({ default: (await import("./CustomerForm.tsx")).CustomerForm }));

interface CustomerSectionProps {
  request: InstallerRequest;
  readOnly?: boolean;
}

/** The customer's data on an installer request, and the form that changes them. */
export function CustomerSection({ request, readOnly = false }: CustomerSectionProps) {
  const [view, setView] = useState<"facts" | "form" | "closed form">("facts");
  const [isOpening, startTransition] = useTransition();
  const changeButtonRef = useRef<HTMLButtonElement>(null);
  // The facts stay on the screen until the form is loaded.
  const handleOpen = useCallback(() => startTransition(() => setView("form")), []);
  const handleClose = useCallback(() => setView("closed form"), []);
  const isEditing = view === "form" && !readOnly;

  useEffect(() => {
    if (view === "closed form") changeButtonRef.current?.focus();
  }, [view]);

  return (
    <Section
      title={<FormattedMessage {...customerMessages.title} />}
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
            <FormattedMessage {...customerMessages.change} />
          </Button>
        )
      }
    >
      {isEditing ? (
        <CustomerForm request={request} onClose={handleClose} />
      ) : (
        <CustomerFacts customer={request.customer} />
      )}
    </Section>
  );
}
