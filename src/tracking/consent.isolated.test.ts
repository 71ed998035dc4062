import { beforeEach, expect, it, vi } from "vitest";

// Modules are reset to simulate a page load.
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const loadConsent = () => import("./consent.ts");

it("getConsent returns no choice before the visitor has chosen, and none for a stored value that is none", async () => {
  localStorage.setItem("taglys.consent", "perhaps");
  expect((await loadConsent()).getConsent()).toEqual({ choice: undefined, isReviewed: false });
});

it.each(["granted", "denied"] as const)(
  "chooseConsent(%j) holds after the page is loaded again",
  async (choice) => {
    (await loadConsent()).chooseConsent(choice);
    vi.resetModules();
    expect((await loadConsent()).getConsent().choice).toBe(choice);
  },
);

it("chooseConsent holds until the page unloads where storage is blocked", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  const { chooseConsent, getConsent } = await loadConsent();
  chooseConsent("denied");
  expect(getConsent().choice).toBe("denied");
  vi.restoreAllMocks();
});

it("reviewConsent keeps the choice until there is a new one", async () => {
  const { chooseConsent, getConsent, reviewConsent, subscribeToConsent } = await loadConsent();
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToConsent(listener);
  chooseConsent("granted");
  reviewConsent();
  expect(getConsent()).toEqual({ choice: "granted", isReviewed: true });
  chooseConsent("denied");
  expect(getConsent()).toEqual({ choice: "denied", isReviewed: false });
  unsubscribe();
  reviewConsent();
  expect(listener).toHaveBeenCalledTimes(3);
});
