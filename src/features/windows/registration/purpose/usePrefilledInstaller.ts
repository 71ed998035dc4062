import { type Dispatch, type SetStateAction, useEffect, useRef } from "react";
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
  useEffect(() => {
    let isCurrent = true;
    const prefill = async () => {
      const name = projectId !== undefined && isKnown ? await getInstallerName(projectId) : undefined;
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
  }, [projectId, isKnown, getInstallerName, setValues]);
}
