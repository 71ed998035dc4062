import { useState } from "react";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { type FormTexts, pickTextsOf } from "#forms/formTexts.ts";
import type { useForm } from "#forms/useForm.ts";
import { Text } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { WindowCard } from "./WindowCard.tsx";
import { isValidWindow } from "./windowRules.ts";
import { addWindow, getWindowNumbers, getWindowScope, isFilled } from "./windowTexts.ts";

interface WindowCardsProps {
  form: Pick<ReturnType<typeof useForm>, "texts" | "errors" | "read" | "change">;
}

/**
 * The cards of all windows, and a button that adds one. Finished windows are rows once another follows. The focus moves to an
 * added card, or to one beside a removed card.
 */
export function WindowCards({ form }: WindowCardsProps) {
  const { getToday } = useDateFormats();
  const numbers = getWindowNumbers(form.texts);
  // An object for each request, so that the same card can take the focus again.
  const [focused, setFocused] = useState<{ number: string | undefined }>();
  const isComplete = (texts: FormTexts, number: string) =>
    isValidWindow(pickTextsOf(texts, getWindowScope(number)), getToday());
  const [foldedNumbers, setFoldedNumbers] = useState<readonly string[]>(() =>
    numbers.slice(0, -1).filter((number) => isComplete(form.texts, number)),
  );
  const [removed, setRemoved] = useState<{ number: string; index: number }>();
  // A number is not used again, so that a new window never shows the errors of a removed one.
  const [lastNumber, setLastNumber] = useState(() => Math.max(...numbers.map(Number)));

  const handleAdd = () => {
    const texts = form.read();
    const number = String(lastNumber + 1);
    setLastNumber(lastNumber + 1);
    setFoldedNumbers(numbers.filter((it) => isComplete(texts, it)));
    setFocused({ number });
    setRemoved(undefined);
    form.change(addWindow(texts, number));
  };

  const handleEdit = (number: string) => {
    setFocused({ number });
    setFoldedNumbers(foldedNumbers.filter((other) => other !== number));
  };

  const handleRemove = (number: string) => {
    const index = numbers.indexOf(number);
    setFocused({ number: numbers[index + 1] ?? numbers[index - 1] });
    setRemoved(isFilled(pickTextsOf(form.read(), getWindowScope(number))) ? { number, index } : undefined);
    form.change({ windows: numbers.filter((other) => other !== number).join(" ") });
  };

  const handleUndo = ({ number, index }: { number: string; index: number }) => {
    setFocused({ number });
    setRemoved(undefined);
    form.change({ windows: [...numbers.slice(0, index), number, ...numbers.slice(index)].join(" ") });
  };

  const hasErrors = (number: string) =>
    Object.keys(form.errors).some((name) => name.startsWith(getWindowScope(number)));

  return (
    <Stack>
      <Stack>
        {numbers.map((number, index) => (
          <WindowCard
            key={number}
            form={form}
            name={number}
            number={index + 1}
            isFolded={foldedNumbers.includes(number) && !hasErrors(number)}
            focusRequest={focused?.number === number ? focused : undefined}
            onEdit={() => handleEdit(number)}
            onRemove={numbers.length > 1 ? () => handleRemove(number) : undefined}
          />
        ))}
      </Stack>
      <div role="status">
        {removed ? (
          <InlineBanner
            tone="info"
            title={<Text id="registration.window.removed" values={{ number: removed.index + 1 }} />}
            action={
              <Button variant="secondary" size="compact" onClick={() => handleUndo(removed)}>
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
