import { lazy, Suspense, useState, useTransition } from "react";
import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatPersonName } from "#forms/person/formatPersonName.ts";
import { useDraft } from "#forms/useDraft.ts";
import { Text } from "#i18n/text.tsx";
import { useAuthState } from "#session/useSession.ts";
import { useLingering } from "#ui/focus/useLingering.ts";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { parseCustomerDraft } from "./customerDraft.ts";
import type { CustomerPart } from "./customerParts.ts";

// Loads on demand, since few visitors change their data.
const CustomerForm = lazy(async () => ({ default: (await import("./CustomerForm.tsx")).CustomerForm }));

interface CustomerSectionProps {
  request: InstallerRequest;
  readOnly?: boolean;
}

/** The customer's data on an installer request, and the form that changes one fact. A draft opens the form. */
export function CustomerSection({ request, readOnly = false }: CustomerSectionProps) {
  const intl = useIntl();
  const country = useCountryFacts();
  const { account } = useAuthState();
  const { id, customer } = request;
  const parseDraft = (stored: unknown) => parseCustomerDraft(stored, customer);
  const draft = useDraft({ accountId: account?.id ?? "", form: `customer ${id}` }, parseDraft);
  const { restored, drop: dropDraft } = draft;
  const [isOpen, setOpen] = useState(restored !== undefined);
  const [formVersion, setFormVersion] = useState(0);
  const [parts, setParts] = useState<readonly CustomerPart[]>([]);
  const [isOpening, startTransition] = useTransition();
  const handleChange = (changed: CustomerPart) => {
    setParts([changed]);
    // The facts and their focus stay until the form has loaded.
    startTransition(() => setOpen(true));
  };
  const handleClose = (changed: readonly CustomerPart[]) => {
    dropDraft();
    setParts(changed);
    setOpen(false);
  };
  const handleStartAnew = (changed: readonly CustomerPart[]) => {
    dropDraft();
    setParts(changed);
    setFormVersion(formVersion + 1);
  };
  const isEditing = isOpen && !readOnly;
  const wasEditing = useLingering(isEditing);
  const showsFacts = useLingering(!isEditing);
  const factList = (
    <CustomerFacts
      customer={customer}
      onChange={readOnly ? undefined : handleChange}
      openingPart={isOpening ? parts[0] : undefined}
      focusedPart={wasEditing && !isEditing ? parts[0] : undefined}
    />
  );

  return (
    <FoldedSection
      id="your-details"
      title={<Text id="page.project.customer.title" />}
      summary={formatPersonName(intl, customer, country)}
      defaultOpen={isEditing}
    >
      {/* The boundary must exist before the form suspends, to keep showing its content. So it surrounds the facts too. */}
      <Suspense fallback={factList}>
        {isEditing ? (
          <CustomerForm
            key={formVersion}
            request={request}
            parts={parts}
            draft={draft}
            takesFocus={showsFacts || formVersion > 0}
            onStartAnew={handleStartAnew}
            onClose={handleClose}
          />
        ) : null}
        {/* The facts stay in the page for screen readers while the form takes their place. Firefox would take a change of their
        `position` for a removal. */}
        {showsFacts ? (
          <div style={isEditing ? { blockSize: 0, overflow: "clip" } : undefined}>{factList}</div>
        ) : null}
      </Suspense>
    </FoldedSection>
  );
}
