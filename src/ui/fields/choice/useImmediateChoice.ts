import { type ChangeEvent, type KeyboardEvent, useState } from "react";

/**
 * Props of a `<select>` whose choice takes effect at once. In the closed list, each arrow key chooses an option: this choice
 * takes effect with Enter, or when the focus leaves the list.
 */
export function useImmediateChoice(value: string, onChoose: (choice: string) => void) {
  const [lastKey, setLastKey] = useState<string>();
  const [passed, setPassed] = useState<string>();
  const choose = (choice = passed) => {
    setPassed(undefined);
    if (choice !== undefined && choice !== value) onChoose(choice);
  };
  return {
    value: passed ?? value,
    onPointerDown: () => setLastKey(undefined),
    onKeyDown: ({ key }: KeyboardEvent) => {
      setLastKey(key);
      if (key === "Enter") choose();
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      const isPassing = lastKey !== undefined && !["Enter", " "].includes(lastKey);
      if (isPassing) setPassed(target.value);
      else choose(target.value);
    },
    onBlur: () => choose(),
  };
}
