import { createEmptyTexts } from "#forms/draftTexts.ts";

/** The names that the service gives the fields of a window, in the order of the form. */
export const windowFieldNames = [
  "key",
  "serialNumber",
  "installationDate",
  "room",
  "installerName",
  "notes",
] as const;

export type WindowField = (typeof windowFieldNames)[number];

export type WindowFormValues = Readonly<Record<WindowField, string>> & {
  /** Unique within the form, and stable when other windows are removed. */
  readonly id: string;
};

const emptyFields = createEmptyTexts(windowFieldNames);

/** The first window of a form. */
export const emptyWindow: WindowFormValues = { ...emptyFields, id: createWindowId(1) };

export interface WindowList {
  readonly windows: readonly WindowFormValues[];
  /** How many windows the form has had. Ids are not reused, so that a new window never shows the errors of a removed one. */
  readonly made: number;
}

/** Adds a window with the installer and the day of the last one, as they are most likely the same. */
export function addWindow({ windows, made }: WindowList): WindowList {
  const { installationDate, installerName } = windows.at(-1) ?? emptyFields;
  const added = { ...emptyFields, installationDate, installerName, id: createWindowId(made + 1) };
  return { windows: [...windows, added], made: made + 1 };
}

/** The id of the nth window of a form, removed ones included. */
export function createWindowId(made: number): string {
  return `window${made}`;
}

export function removeWindow(windows: readonly WindowFormValues[], id: string): readonly WindowFormValues[] {
  return windows.filter((window) => window.id !== id);
}

/** Puts a removed window back in its place. */
export function insertWindow(
  windows: readonly WindowFormValues[],
  window: WindowFormValues,
  index: number,
): readonly WindowFormValues[] {
  return [...windows.slice(0, index), window, ...windows.slice(index)];
}

/** Whether anything was entered that a new window does not take from another one. */
export function isFilled({ key, serialNumber, room, notes }: WindowFormValues): boolean {
  return [key, serialNumber, room, notes].some((text) => text.trim() !== "");
}

/** Replaces the installer that was prefilled before, and fills empty fields. */
export function prefillInstaller(
  windows: readonly WindowFormValues[],
  before: string,
  installerName: string,
): readonly WindowFormValues[] {
  return windows.map((window) =>
    window.installerName === "" || window.installerName === before ? { ...window, installerName } : window,
  );
}

export function setWindowField(
  windows: readonly WindowFormValues[],
  id: string,
  field: WindowField,
  text: string,
): readonly WindowFormValues[] {
  return windows.map((window) => (window.id === id ? { ...window, [field]: text } : window));
}
