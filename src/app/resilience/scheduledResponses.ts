import { act } from "@testing-library/react";
import fc from "fast-check";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";

type Scheduler = fc.Scheduler;

/** A scheduler that decides in which order pending responses arrive. */
export const scheduler = () => fc.scheduler({ act: (release) => act(release) });

/** How many pending responses arrive after a step of the visitor. */
export const arrivals = fc.nat({ max: 3 });

let unmount = () => {};

/** Renders the portal for one run of a property, with a signed-in visitor. `closePortal` ends the run. */
export async function openPortal(url: string, responses: ResponseStubs) {
  storeTestCredentials();
  const portal = await renderPortal(url, responses);
  unmount = portal.unmount;
  return portal;
}

export function closePortal(): void {
  unmount();
}

/** The service processes a request when it arrives. The scheduler decides when the response arrives. */
export function respondLater<Request, Data>(order: Scheduler, process: (request: Request) => Data) {
  return (request: Request) => order.schedule(Promise.resolve(process(request)));
}

/** Lets some of the pending responses arrive, then the portal render. */
export async function deliverResponses(order: Scheduler, count: number): Promise<void> {
  for (let delivered = 0; delivered < count && order.count() > 0; delivered += 1) await order.waitOne();
  await settle();
}

/** Lets all responses arrive, including those to requests that follow from them. */
export async function deliverAllResponses(order: Scheduler): Promise<void> {
  do await order.waitIdle();
  while (await settle().then(() => order.count() > 0));
}

/** Lets the portal render and send the requests that follow. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}
