import type { FormTexts } from "#forms/formTexts.ts";

/** The service's names of a window's fields, in the order of the form. */
export const windowFieldNames = [
  "key",
  "serialNumber",
  "installationDate",
  "room",
  "installerName",
  "notes",
] as const;

export const windowLabels = {
  key: "registration.window.key",
  serialNumber: "registration.window.serialNumber",
  installationDate: "registration.window.installationDate",
  room: "registration.window.room",
  installerName: "registration.window.installerName",
  notes: "registration.window.notes",
} as const;

/** The numbers by which a form names its windows, in their order. A number stays when other windows are removed. */
export function getWindowNumbers({ windows = "1" }: FormTexts): string[] {
  return windows.split(" ");
}

/** The prefix of the names of a window's controls. */
export function getWindowScope(number: string): string {
  return `windows.${number}.`;
}

/** The texts of an added window: installer and day of the last one, since both windows most likely share them. */
export function addWindow(texts: FormTexts, number: string): FormTexts {
  const numbers = getWindowNumbers(texts);
  const copied = ["installationDate", "installerName"];
  const fields = windowFieldNames.map((name) => [
    `${getWindowScope(number)}${name}`,
    (copied.includes(name) && texts[`${getWindowScope(numbers.at(-1) ?? "")}${name}`]) || "",
  ]);
  return { ...Object.fromEntries(fields), windows: [...numbers, number].join(" ") };
}

/** Whether the customer entered anything that an added window would not copy from another one. */
export function isFilled(window: FormTexts): boolean {
  return ["key", "serialNumber", "room", "notes"].some((name) => window[name]?.trim());
}
