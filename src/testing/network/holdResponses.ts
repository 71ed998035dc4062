import type { ReceivedRequest, ResponseStubs } from "./fakeService.ts";

/** Wraps stubs so that their responses wait for `release`, which also ends the wait of the requests until then. */
export function holdResponses(stubs: ResponseStubs) {
  let gate = Promise.withResolvers<void>();
  const hold = <T>(createResponse: (request: ReceivedRequest) => T) => {
    return async (request: ReceivedRequest) => {
      await gate.promise;
      return createResponse(request);
    };
  };
  const held: ResponseStubs = Object.fromEntries(
    Object.entries(stubs).map(([name, createResponse]) => [name, hold(createResponse)]),
  );
  const release = () => {
    gate.resolve();
    gate = Promise.withResolvers();
  };
  return { held, release };
}
