import { expect, it, onTestFinished, vi } from "vitest";
import { createNumberingPlans } from "./numberingPlans.ts";

it("isAcceptedPhoneNumber accepts every number if the numbering plans could not be loaded", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const { loadNumberingPlans, isAcceptedPhoneNumber } = createNumberingPlans(() =>
    Promise.reject(new TypeError("Failed to fetch the module.")),
  );
  expect(await loadNumberingPlans()).toBe(false);
  expect(isAcceptedPhoneNumber("12", "DE")).toBe(true);
  expect(log).toHaveBeenCalledWith("Telephone numbers are checked by the service alone", expect.any(Error));
});
