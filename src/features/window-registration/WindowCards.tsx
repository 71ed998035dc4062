import { useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldProblems } from "../../forms/fieldProblems.ts";
import { Button } from "../../ui/Button.tsx";
import { plusIcon } from "../../ui/icons/plusIcon.tsx";
import { Stack } from "../../ui/Stack.tsx";
import type { Entered } from "./drafts.ts";
import {
  type EnteredWindows,
  idOf,
  type WindowField,
  withAnother,
  withField,
  withoutWindow,
} from "./enteredWindows.ts";
import { InvoiceField } from "./InvoiceField.tsx";
import { messages } from "./messages.ts";
import type { useChosenInvoices } from "./useChosenInvoices.ts";
import { WindowCard } from "./WindowCard.tsx";
import styles from "./WindowCards.module.css";
import { windowMessages } from "./windowMessages.ts";

interface WindowCardsProps {
  entered: EnteredWindows;
  /** By the ids of the fields. */
  problems: FieldProblems;
  /** Undefined where no invoice can be added yet. */
  invoices: ReturnType<typeof useChosenInvoices> | undefined;
  onChange: (fields: (before: Entered) => Partial<Entered>) => void;
}

/** A card for each window, and the button for one more. The focus goes along with what comes and goes. */
export function WindowCards({ entered, problems, invoices, onChange }: WindowCardsProps) {
  const { windows, made } = entered;
  const [focused, setFocused] = useState<string>();

  const add = useCallback(() => {
    setFocused(idOf(made + 1));
    onChange(withAnother);
  }, [made, onChange]);

  const remove = useCallback(
    (id: string) => {
      const index = windows.findIndex((window) => window.id === id);
      setFocused((windows[index + 1] ?? windows[index - 1])?.id);
      invoices?.remove(id);
      onChange((before) => ({ windows: withoutWindow(before.windows, id) }));
    },
    [windows, invoices, onChange],
  );

  const changeField = useCallback(
    (id: string, field: WindowField, text: string) => {
      // Whoever types has moved on: the same card may have to take the focus again.
      setFocused(undefined);
      onChange((before) => ({ windows: withField(before.windows, id, field, text) }));
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
            problems={problems}
            hasFocus={focused === window.id}
            onChange={changeField}
            onRemove={windows.length > 1 ? remove : undefined}
            invoice={
              invoices ? (
                <InvoiceField
                  windowId={window.id}
                  chosen={invoices.chosen[window.id]}
                  onChoose={invoices.choose}
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
        <Button variant="secondary" icon={plusIcon} onClick={add}>
          <FormattedMessage {...messages.addWindow} />
        </Button>
      </div>
    </Stack>
  );
}
