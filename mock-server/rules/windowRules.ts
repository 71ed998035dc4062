import { countryFacts } from "../../schema/countries.ts";
import type { Country } from "../../schema/locales.ts";
import type { MutationRegisterInstalledWindowsArgs } from "../generated/registration.ts";
import { formatText, type Texts } from "../texts/texts.ts";
import { checkLength, type Violation } from "./violations.ts";
import { getWindowTitle } from "./windowTypes.ts";

export type WindowProductInput = MutationRegisterInstalledWindowsArgs["windowProducts"][number];

/** The part of a world that the rules depend on. */
interface WindowRegister {
  readonly country: Country;
  readonly clock: { now(): Date };
  readonly windows: readonly { serialNumber: string }[];
}

export function findWindowViolations(
  texts: Texts,
  register: WindowRegister,
  windows: readonly WindowProductInput[],
): Violation[] {
  if (windows.length === 0) return [{ field: "windowProducts", message: texts.windowNeeded }];
  const today = getToday(register);
  const taken = new Set(register.windows.map(({ serialNumber }) => serialNumber));
  return windows.flatMap((window, index) => {
    const violations: Violation[] = [];
    const check = (field: keyof WindowProductInput & string, message: string | undefined) => {
      if (message) violations.push({ field: `windowProducts.${index}.${field}`, message });
    };
    check(
      "key",
      getWindowTitle(window.key) ? undefined : formatText(texts.unknownWindowType, { key: window.key }),
    );
    check("serialNumber", checkSerialNumber(texts, window.serialNumber, taken));
    taken.add(window.serialNumber);
    check("installationDate", checkInstallationDate(texts, window.installationDate, today));
    check("notes", checkLength(texts, window.notes ?? "", 0, 2000));
    check("installerName", checkLength(texts, window.installerName ?? "", 0, 100));
    return violations;
  });
}

/** The date (YYYY-MM-DD) in the country. */
export function getToday({ country, clock }: Pick<WindowRegister, "country" | "clock">): string {
  const { timeZone } = countryFacts[country];
  // The Swedish locale formats dates as in ISO 8601.
  return new Intl.DateTimeFormat("sv", { timeZone }).format(clock.now());
}

function checkSerialNumber(
  texts: Texts,
  serialNumber: string,
  taken: ReadonlySet<string>,
): string | undefined {
  if (!/^[A-Z\d]{6,20}$/i.test(serialNumber)) return texts.invalidSerialNumber;
  return taken.has(serialNumber) ? formatText(texts.serialNumberTaken, { number: serialNumber }) : undefined;
}

function checkInstallationDate(texts: Texts, date: string, today: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !isCalendarDate(date)) return texts.invalidDate;
  return date > today ? texts.dateInFuture : undefined;
}

/** `Date.parse` accepts 31 February as 3 March. */
function isCalendarDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
