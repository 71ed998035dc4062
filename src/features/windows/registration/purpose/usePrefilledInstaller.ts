import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef } from "react";
import { prefillInstaller } from "../entry/windowList.ts";
import type { RegistrationFormValues } from "../registrationValues.ts";
import type { RegistrationProject } from "./registrationTarget.ts";

interface PrefilledInstallerOptions {
  projectId: string | undefined;
  projects: readonly RegistrationProject[];
  getInstallerName: (projectId: string) => Promise<string | undefined>;
  setValues: Dispatch<SetStateAction<RegistrationFormValues>>;
}

/** Enters the installer of the chosen project for all windows, except where the customer entered another one. */
export function usePrefilledInstaller(options: PrefilledInstallerOptions): void {
  const { projectId, projects, getInstallerName, setValues } = options;
  const prefilledRef = useRef("");
  const isKnown = projects.some(({ id }) => id === projectId);
  const loadName = useEffectEvent(async () =>
    projectId !== undefined && isKnown ? getInstallerName(projectId) : undefined,
  );
  // Once for each choice: a later render must not fill in what the customer has cleared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two say which project was chosen
  useEffect(() => {
    let isCurrent = true;
    const prefill = async () => {
      const name = await loadName();
      if (!isCurrent) return;
      const before = prefilledRef.current;
      prefilledRef.current = name ?? "";
      setValues((values) => ({ ...values, windows: prefillInstaller(values.windows, before, name ?? "") }));
    };
    // The customer can enter the installer.
    prefill().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [projectId, isKnown, setValues]);
}
