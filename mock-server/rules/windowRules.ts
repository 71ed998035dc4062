import type { WindowProductInput } from "../generated/registration.ts";
import type { Violation } from "../graphql/errors.ts";
import type { Texts } from "../texts/texts.ts";
import { titleOf } from "../world/typeSigns.ts";
import type { World } from "../world/world.ts";
import { lengthViolation } from "./textRules.ts";

/** Everything wrong with windows that are to be registered. */
export function windowViolations(
  texts: Texts,
  world: World,
  windows: readonly WindowProductInput[],
): Violation[] {
  if (windows.length === 0) return [{ field: "windowProducts", message: texts.windowNeeded }];
  const today = world.clock.now().toISOString().slice(0, 10);
  const taken = new Set(world.windows.map(({ serialNumber }) => serialNumber));
  return windows.flatMap((window, index) => {
    const violations: Violation[] = [];
    const check = (field: keyof WindowProductInput, message: string | undefined) => {
      if (message) violations.push({ field: `windowProducts.${index}.${field}`, message });
    };
    check("key", titleOf(window.key) ? undefined : texts.unknownTypeSign(window.key));
    check("serialNumber", serialNumberProblem(texts, window.serialNumber, taken));
    taken.add(window.serialNumber);
    check("installationDate", dateProblem(texts, window.installationDate, today));
    check("notes", lengthViolation(texts, window.notes ?? "", 0, 2000));
    check("installerName", lengthViolation(texts, window.installerName ?? "", 0, 100));
    return violations;
  });
}

function serialNumberProblem(
  texts: Texts,
  serialNumber: string,
  taken: ReadonlySet<string>,
): string | undefined {
  if (!/^[A-Z\d]{6,20}$/i.test(serialNumber)) return texts.serialNumber;
  return taken.has(serialNumber) ? texts.knownSerialNumber(serialNumber) : undefined;
}

function dateProblem(texts: Texts, date: string, today: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !isDayOfCalendar(date)) return texts.unknownDay;
  return date > today ? texts.futureDay : undefined;
}

/** Whether there is such a day: engines read 31 February as 3 March. */
function isDayOfCalendar(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
