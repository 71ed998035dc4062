import { useCallback, useState } from "react";
import { type FileProblem, problemOfFile } from "../../uploads/fileRules.ts";

/** The invoice chosen for a window, or why the last choice was not taken. */
export interface ChosenInvoice {
  file?: File | undefined;
  problem?: FileProblem | undefined;
}

/** Files chosen on the form by the ids of their windows. They are checked at once and sent after the registration. */
export function useChosenInvoices() {
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenInvoice>>>({});

  const choose = useCallback(async (windowId: string, file: File) => {
    const problem = await problemOfFile(file);
    setChosen((others) => ({
      ...others,
      [windowId]: problem ? { file: others[windowId]?.file, problem } : { file },
    }));
  }, []);

  const remove = useCallback((windowId: string) => {
    setChosen(({ [windowId]: _, ...others }) => others);
  }, []);

  return { chosen, choose, remove };
}
