import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import operations from "#schema/operations.json" with { type: "json" };
import { type Mutation, mutations, prepareMutation } from "#testing/mutations/mutations.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import type { ReceivedRequest } from "#testing/network/fakeService.ts";
import { createMockBackend } from "#testing/network/mockBackend.ts";
import { renderInWorld } from "#testing/rendering/renderInWorld.ts";
import { closeToast, getToasts } from "#ui/notices/toastStore.ts";

/** What happens to the next request and its response. */
type Fate =
  | "lost"
  | "carried out and lost"
  /** From then on, no request reaches the service until the connection is restored. */
  | "carried out as the connection breaks"
  | "carried out unanswered";

const failToFetch = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

/** A mock backend whose connection fails, and which counts how often the mutation changes its world. */
function createUnreliableBackend({ operation, plan }: Mutation) {
  const backend = createMockBackend(plan);
  const unreliable = {
    ...backend,
    commits: 0,
    attempts: 0,
    fate: undefined as Fate | undefined,
    isConnected: true,
    respond: async (request: ReceivedRequest): Promise<Response> => {
      if (request.name !== operation)
        return unreliable.isConnected ? backend.respond(request) : failToFetch();
      unreliable.attempts += 1;
      const { fate } = unreliable;
      unreliable.fate = undefined;
      if (!unreliable.isConnected || fate === "lost") return failToFetch();
      const before = backend.writeRecords();
      const response = await backend.respond(request);
      if (backend.writeRecords() !== before) unreliable.commits += 1;
      if (fate === "carried out unanswered") {
        const pending = Promise.withResolvers<Response>();
        // The page that waits for this response is unmounted; its timeout must not fire in another test.
        onTestFinished(() => pending.resolve(createErrorResponse(400)));
        return pending.promise;
      }
      unreliable.isConnected = fate !== "carried out as the connection breaks";
      return fate ? failToFetch() : response;
    },
  };
  return unreliable;
}

/** The timeout suits a busy machine: a page loads anew, and its queries are repeated. */
const waitLong = (check: () => void) => waitFor(check, { timeout: 20_000 });

/** Opens the page of a mutation as its customer. */
async function openVisit(mutation: Mutation, backend: ReturnType<typeof createUnreliableBackend>) {
  const { path, persona, operation, open, fill, find, typed, expectShown } = mutation;
  const openPage = () => renderInWorld(path, { persona, backend });
  let page = await openPage();
  let control: HTMLElement | null = null;
  let label = "";
  // The customer's scrolling sends this mutation, so the portal shows no error.
  const isSilent = operation === "MakeNotificationRead" && mutation.send !== undefined;

  const setControl = (found: HTMLElement) => {
    control = found;
    label = found.getAttribute("aria-label") ?? found.textContent ?? "";
    page.stubResponses({ [operation]: backend.respond });
  };
  const findRetry = () => screen.queryByRole("button", { name: /^Try again/ });
  const findControl = () => {
    const retry = findRetry();
    if (retry || isSilent) return retry;
    return control?.isConnected ? control : screen.queryByRole("button", { name: label });
  };
  const isDone = () => {
    try {
      mutation.expectDone();
      return true;
    } catch {
      return false;
    }
  };
  const hasFailed = () =>
    isSilent || findRetry() !== null || (screen.queryAllByRole("alert").length > 0 && findControl() !== null);
  const expectTyped = () => {
    if (typed === undefined) return;
    const values = [...document.querySelectorAll("input, textarea")].map((it) => "value" in it && it.value);
    expect([...values, document.body.textContent].join("\n"), "what was typed").toContain(typed);
  };
  const send = () => {
    if (!control) throw new Error("The mutation must be prepared before it is sent.");
    if (mutation.send && control.tagName !== "BUTTON") mutation.send(control, page);
    else fireEvent.click(control);
  };
  const sendSuccessfully = async () => {
    send();
    await waitLong(mutation.expectDone);
    page.takeLoggedErrors();
  };

  const visit = {
    prepare: async () => setControl(await prepareMutation(mutation, page)),
    /** Prepares the mutation again after a reload, with the text that the draft has kept. */
    prepareAgain: async () => {
      await open?.(page.user);
      if (typed === undefined) await fill?.(page.user);
      else await waitLong(expectTyped);
      setControl(await find(page));
    },
    /** Sends the mutation, and waits until the screen reports a failure or, after asking the service, a success. */
    sendInVain: async (fate: Fate) => {
      const { attempts } = backend;
      backend.fate = fate;
      send();
      await waitLong(() => expect(backend.attempts).toBeGreaterThan(attempts));
      if (fate === "carried out unanswered") return;
      await waitLong(() => expect(page.queryClient.isMutating()).toBe(0));
      await waitLong(() => expect(isDone() || hasFailed()).toBe(true));
      backend.isConnected = true;
      page.takeLoggedErrors();
    },
    /** Sends the restored draft, unless the screen already shows the mutation's result. */
    sendAgain: async () => {
      if (isDone()) return;
      expectTyped();
      control = findControl();
      if (control) {
        await sendSuccessfully();
        return;
      }
      // The portal itself repeats a mutation without a control on the next visit.
      await visit.reload();
      await visit.finish();
    },
    /** Completes the mutation on a later page, unless that page shows the result. */
    finish: async () => {
      if (backend.commits > 0 && expectShown) {
        await waitLong(expectShown);
        return;
      }
      await visit.prepareAgain();
      await sendSuccessfully();
    },
    /** Returns true if the mutation needs no session. Otherwise the customer has signed in again. */
    sendWithExpiredSession: async () => {
      for (const name of ["idToken", "refreshToken"]) localStorage.setItem(`ad_${name}ExpiresAt`, "1");
      send();
      const isSignedOut = () => localStorage.getItem("ad_idToken") === null;
      await waitLong(() => expect(isSignedOut() || backend.commits > 0).toBe(true));
      return backend.commits > 0;
    },
    reload: async () => {
      page.takeLoggedErrors();
      page.unmount({ keepsStorage: true });
      page = await openPage();
    },
    /** Shows this tab, and hides the others. */
    show: () => {
      document.body.replaceChildren(page.container);
      // The tabs of a test share the list of toasts.
      act(() => getToasts().forEach(({ id }) => void closeToast(id)));
    },
  };
  return visit;
}

type Visit = Awaited<ReturnType<typeof openVisit>>;

/** The situations of a prepared mutation. Each ends when the screen shows the result. */
const situations: Record<string, (visit: Visit, openTab: () => Promise<Visit>) => Promise<void>> = {
  "before it reaches the service": async (visit) => {
    await visit.sendInVain("lost");
    await visit.sendAgain();
  },
  "while the connection breaks": async (visit) => {
    await visit.sendInVain("carried out as the connection breaks");
    await visit.sendAgain();
  },
  "after it was carried out without a response": async (visit) => {
    await visit.sendInVain("carried out and lost");
    await visit.sendAgain();
  },
  "before and after a reload": async (visit) => {
    await visit.reload();
    await visit.prepareAgain();
    await visit.sendInVain("carried out unanswered");
    await visit.reload();
    await visit.finish();
  },
  "with an expired session": async (visit) => {
    if (await visit.sendWithExpiredSession()) return;
    await visit.reload();
    await visit.finish();
  },
  "in two tabs": async (visit, openTab) => {
    const other = await openTab();
    other.show();
    await other.finish();
    visit.show();
    await visit.sendAgain();
  },
  "with a full storage": async (visit) => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    await visit.sendInVain("lost");
    await visit.sendAgain();
  },
};

const operationNames = Object.entries(operations)
  .filter(([, document]) => /^mutation\b/m.test(document))
  .map(([operation]) => operation);
const rows = Object.entries(mutations).filter(([, { operation }]) => operationNames.includes(operation));
const columns = Object.entries(situations);
const isNightly = import.meta.env.MODE === "nightly";
const cases = columns.flatMap(([situation, meet], index) =>
  rows
    .filter((_, row) => isNightly || row % columns.length === index)
    .map(([name, mutation]) => ({ situation, meet, name, mutation })),
);

afterAll(() => void process.stdout.write(`Mutations in trouble: ${cases.length} cases\n`));

it("the matrix has a row for each mutation", () => {
  expect(new Set(rows.map(([, { operation }]) => operation))).toEqual(new Set(operationNames));
});

// `npm run unit -- --mode nightly` runs all cases. `npm test` runs each mutation and each situation at least once.
describe("a mutation", () => {
  it.each(cases)(
    "is carried out once and loses nothing: $name, $situation",
    { timeout: 60_000 },
    async ({ situation, meet, mutation }) => {
      const backend = createUnreliableBackend(mutation);
      const visit = await openVisit(mutation, backend);
      await visit.prepare();
      await meet(visit, () => openVisit(mutation, backend));
      const isAllowedTwice = situation === "in two tabs" && mutation.isOncePerTab;
      expect(backend.commits).toBeGreaterThan(0);
      expect(backend.commits).toBeLessThanOrEqual(isAllowedTwice ? 2 : 1);
    },
  );
});
