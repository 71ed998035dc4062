import { useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldErrors } from "../../../../forms/rules/fieldErrors.ts";
import { Button } from "../../../../ui/actions/Button.tsx";
import { Stack } from "../../../../ui/layout/Stack.tsx";
import type { RegistrationFormValues } from "../draft/drafts.ts";
import { messages } from "../messages.ts";
import { InvoiceField } from "./InvoiceField.tsx";
import type { useSelectedInvoices } from "./useSelectedInvoices.ts";
import { WindowCard } from "./WindowCard.tsx";
import styles from "./WindowCards.module.css";
import {
  addWindow,
  createWindowId,
  removeWindow,
  setWindowField,
  type WindowField,
  type WindowList,
} from "./windowList.ts";
import { windowMessages } from "./windowMessages.ts";

interface WindowCardsProps {
  list: WindowList;
  /** By the ids of the fields. */
  errors: FieldErrors;
  /** Undefined where the owner adds the invoices later. */
  invoices: ReturnType<typeof useSelectedInvoices> | undefined;
  onChange: (update: (before: RegistrationFormValues) => Partial<RegistrationFormValues>) => void;
}

/** The cards of all windows, and a button that adds one. The focus moves to an added card, or to one beside a removed card. */
export function WindowCards({ list: { windows, made }, errors, invoices, onChange }: WindowCardsProps) {
  const [focusedId, setFocusedId] = useState<string>();

  const handleAdd = useCallback(() => {
    setFocusedId(createWindowId(made + 1));
    onChange(addWindow);
  }, [made, onChange]);

  const handleRemove = useCallback(
    (id: string) => {
      const index = windows.findIndex((window) => window.id === id);
      setFocusedId((windows[index + 1] ?? windows[index - 1])?.id);
      invoices?.remove(id);
      onChange((before) => ({ windows: removeWindow(before.windows, id) }));
    },
    [windows, invoices, onChange],
  );

  const handleChange = useCallback(
    (id: string, field: WindowField, text: string) => {
      // Reset, so that the same card can take the focus again.
      setFocusedId(undefined);
      onChange((before) => ({ windows: setWindowField(before.windows, id, field, text) }));
    },
    [onChange],
  );

  return (
    <Stack>
      <Stack gap="large">
        {windows.map((window, index) => (
          <WindowCard
            key={window.id}
            window={window}
            number={index + 1}
            errors={errors}
            takesFocus={focusedId === window.id}
            onChange={handleChange}
            onRemove={windows.length > 1 ? handleRemove : undefined}
            invoice={
              invoices ? (
                <InvoiceField
                  windowId={window.id}
                  invoice={invoices.selected[window.id]}
                  onSelect={invoices.select}
                  onRemove={invoices.remove}
                />
              ) : (
                <p className={styles["later"]}>
                  <FormattedMessage {...windowMessages.invoiceLater} />
                </p>
              )
            }
          />
        ))}
      </Stack>
      <div>
        <Button variant="secondary" icon="plus" onClick={handleAdd}>
          <FormattedMessage {...messages.addWindow} />
        </Button>
      </div>
    </Stack>
  );
}
