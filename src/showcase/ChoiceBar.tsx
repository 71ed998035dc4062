import type { ChangeEvent } from "react";
import { Select } from "../ui/Select.tsx";
import styles from "./ChoiceBar.module.css";
import { type Choices, choosable } from "./choices.ts";

interface ChoiceBarProps {
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
}

/** What each choice is called. */
const labels = { locale: "Locale", theme: "Theme", width: "Width" } as const;

/** The selects for what all specimens have in common. */
export function ChoiceBar({ choices, onChoose }: ChoiceBarProps) {
  return (
    <form className={styles["bar"]} aria-label="Choices">
      {choiceNames.map((name) => (
        <Select
          key={name}
          label={labels[name]}
          value={choices[name]}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => onChoose({ [name]: event.target.value })}
        >
          {choosable[name].map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      ))}
    </form>
  );
}

const choiceNames = ["locale", "theme", "width"] as const;
