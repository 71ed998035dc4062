import type { WindowProductInput } from "../generated/registration.ts";
import type { Violation } from "../graphql/errors.ts";
import { titleOf } from "../world/typeSigns.ts";
import type { World } from "../world/world.ts";
import { lengthViolation } from "./textRules.ts";

/** Everything wrong with windows that are to be registered. */
export function windowViolations(world: World, windows: readonly WindowProductInput[]): Violation[] {
  if (windows.length === 0) return [{ field: "windowProducts", message: "At least one window is needed." }];
  const today = world.clock.now().toISOString().slice(0, 10);
  const taken = new Set(world.windows.map(({ serialNumber }) => serialNumber));
  return windows.flatMap((window, index) => {
    const violations: Violation[] = [];
    const check = (field: keyof WindowProductInput, message: string | undefined) => {
      if (message) violations.push({ field: `windowProducts.${index}.${field}`, message });
    };
    check("key", titleOf(window.key) ? undefined : `There is no window with the type sign "${window.key}".`);
    check("serialNumber", serialNumberProblem(window.serialNumber, taken));
    taken.add(window.serialNumber);
    check("installationDate", dateProblem(window.installationDate, today));
    check("notes", lengthViolation(window.notes ?? "", 0, 2000));
    check("installerName", lengthViolation(window.installerName ?? "", 0, 100));
    return violations;
  });
}

function serialNumberProblem(serialNumber: string, taken: ReadonlySet<string>): string | undefined {
  if (!/^[A-Z\d]{6,20}$/i.test(serialNumber)) return "The serial number has 6 to 20 letters and digits.";
  return taken.has(serialNumber)
    ? `A window with the serial number "${serialNumber}" is registered already.`
    : undefined;
}

function dateProblem(date: string, today: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !isDayOfCalendar(date))
    return "The date needs the form YYYY-MM-DD.";
  return date > today ? "The installation date is in the future." : undefined;
}

/** Whether there is such a day: engines read 31 February as 3 March. */
function isDayOfCalendar(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
