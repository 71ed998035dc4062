/** The fields of a window as the service names them, in the order in which they stand. */
export const windowFields = [
  "key",
  "serialNumber",
  "installationDate",
  "room",
  "installerName",
  "notes",
] as const;

export type WindowField = (typeof windowFields)[number];

/** A window as it is being entered. */
export type EnteredWindow = Readonly<Record<WindowField, string>> & {
  /** Tells windows of one form apart, and stays the same when others go. */
  readonly id: string;
};

const blank: Omit<EnteredWindow, "id"> = {
  key: "",
  serialNumber: "",
  installationDate: "",
  room: "",
  installerName: "",
  notes: "",
};

/** A form begins with one window. */
export const firstWindow: EnteredWindow = { ...blank, id: idOf(1) };

/** The windows of a form. */
export interface EnteredWindows {
  readonly windows: readonly EnteredWindow[];
  /** How many there have been: an id is never given again, so that nothing of a window that went comes back. */
  readonly made: number;
}

/** The windows and one more. It was most likely installed by the same people on the same day as the one before. */
export function withAnother({ windows, made }: EnteredWindows): EnteredWindows {
  const { installationDate, installerName } = windows.at(-1) ?? blank;
  const added = { ...blank, installationDate, installerName, id: idOf(made + 1) };
  return { windows: [...windows, added], made: made + 1 };
}

/** The id of the nth window that a form has had. */
export function idOf(made: number): string {
  return `window${made}`;
}

export function withoutWindow(windows: readonly EnteredWindow[], id: string): readonly EnteredWindow[] {
  return windows.filter((window) => window.id !== id);
}

export function withField(
  windows: readonly EnteredWindow[],
  id: string,
  field: WindowField,
  text: string,
): readonly EnteredWindow[] {
  return windows.map((window) => (window.id === id ? { ...window, [field]: text } : window));
}
