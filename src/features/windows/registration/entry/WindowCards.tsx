import { useState } from "react";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import type { FieldErrors } from "#forms/rules/fieldErrors.ts";
import { Text } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import type { RegistrationFormValues } from "../registrationValues.ts";
import { WindowCard } from "./WindowCard.tsx";
import {
  addWindow,
  createWindowId,
  insertWindow,
  isFilled,
  removeWindow,
  setWindowField,
  type WindowField,
  type WindowFormValues,
  type WindowList,
} from "./windowList.ts";
import { isValidWindow } from "./windowRules.ts";

interface WindowCardsProps {
  list: WindowList;
  /** By the ids of the fields. */
  errors: FieldErrors;
  onChange: (update: (before: RegistrationFormValues) => Partial<RegistrationFormValues>) => void;
}

/**
 * The cards of all windows, and a button that adds one. Finished windows fold when another is added. The focus moves to an
 * added card, or to one beside a removed card.
 */
export function WindowCards({ list: { windows, made }, errors, onChange }: WindowCardsProps) {
  const { getToday } = useDateFormats();
  const [focusedId, setFocusedId] = useState<string>();
  const [foldedIds, setFoldedIds] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<{ window: WindowFormValues; index: number }>();

  const handleAdd = () => {
    const today = getToday();
    setFoldedIds(new Set(windows.filter((window) => isValidWindow(window, today)).map(({ id }) => id)));
    setFocusedId(createWindowId(made + 1));
    setRemoved(undefined);
    onChange(addWindow);
  };

  const handleEdit = (id: string) => {
    setFocusedId(id);
    setFoldedIds((folded) => new Set([...folded].filter((other) => other !== id)));
  };

  const handleRemove = (id: string) => {
    const index = windows.findIndex((window) => window.id === id);
    const window = windows[index];
    setFocusedId((windows[index + 1] ?? windows[index - 1])?.id);
    setRemoved(window && isFilled(window) ? { window, index } : undefined);
    onChange((before) => ({ windows: removeWindow(before.windows, id) }));
  };

  const handleUndo = () => {
    if (!removed) return;
    setFocusedId(removed.window.id);
    setRemoved(undefined);
    onChange((before) => ({ windows: insertWindow(before.windows, removed.window, removed.index) }));
  };

  const handleChange = (id: string, field: WindowField, text: string) => {
    // Reset, so that the same card can take the focus again.
    setFocusedId(undefined);
    onChange((before) => ({ windows: setWindowField(before.windows, id, field, text) }));
  };

  const hasErrors = (id: string) => Object.keys(errors).some((name) => name.startsWith(`windows.${id}.`));

  return (
    <Stack>
      <Stack gap="large">
        {windows.map((window, index) => (
          <WindowCard
            key={window.id}
            window={window}
            number={index + 1}
            isFolded={foldedIds.has(window.id) && !hasErrors(window.id)}
            errors={errors}
            takesFocus={focusedId === window.id}
            onChange={handleChange}
            onEdit={handleEdit}
            onRemove={windows.length > 1 ? handleRemove : undefined}
          />
        ))}
      </Stack>
      <div role="status">
        {removed ? (
          <InlineBanner
            tone="info"
            title={<Text id="registration.window.removed" values={{ number: removed.index + 1 }} />}
            action={
              <Button variant="secondary" size="compact" onClick={handleUndo}>
                <Text id="registration.window.undo" />
              </Button>
            }
          />
        ) : null}
      </div>
      <div>
        <Button variant="secondary" icon="plus" onClick={handleAdd}>
          <Text id="page.windowRegistration.addWindow" />
        </Button>
      </div>
    </Stack>
  );
}
