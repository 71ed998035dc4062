import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { type Choices, queryOf, readChoices } from "./choices.ts";

/**
 * The choices, kept in the address for a colleague to open. The router is not told: to it a choice would be a visit, and
 * the focus would leave the select.
 */
export function useChoices(): [choices: Choices, choose: (change: Partial<Choices>) => void] {
  const { search } = useLocation();
  const [choices, setChoices] = useState(() => readChoices(search));
  const choose = useCallback(
    (change: Partial<Choices>) => {
      const next = { ...choices, ...change };
      setChoices(next);
      history.replaceState(history.state, "", queryOf(next) + location.hash);
    },
    [choices],
  );
  return [choices, choose];
}
