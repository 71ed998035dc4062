import { onTestFinished } from "vitest";
import { createErrorResponse, createGraphQlErrorResponse } from "../network/errorResponses.ts";
import type { ReceivedRequest, ResponseStubs } from "../network/fakeService.ts";
import { actionResponses } from "./actionResponses.ts";
import type { MutationAction } from "./mutationActions.ts";
import type { MutationEffect } from "./mutationEffects.ts";

/** What becomes of the next request. */
export type Fate =
  | "lost"
  | "carried out and lost"
  /** No request reaches the service until the connection is restored. */
  | "carried out as the connection breaks"
  | "carried out unanswered";

const failToFetch = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

/** A service that counts how often it carries out a mutation, and responds to queries accordingly. */
export class FakeMutationService {
  commits = 0;
  attempts = 0;
  fate: Fate | undefined;
  #isConnected = true;
  readonly #action: MutationAction;
  readonly #effect: MutationEffect;

  constructor(action: MutationAction, effect: MutationEffect) {
    this.#action = action;
    this.#effect = effect;
  }

  restoreConnection(): void {
    this.#isConnected = true;
  }

  getStubs(): ResponseStubs {
    const before: ResponseStubs = { ...actionResponses, ...this.#action.responses };
    const after: ResponseStubs = this.#effect.after ?? {};
    const stubs = Object.keys({ ...before, ...after }).map((name) => {
      const key = name as keyof ResponseStubs;
      const respond = (request: ReceivedRequest) => {
        if (!this.#isConnected) return failToFetch();
        return ((this.commits > 0 && after[key]) || before[key])?.(request);
      };
      return [name, respond];
    });
    return { ...Object.fromEntries(stubs), ...this.getMutationStub() };
  }

  getMutationStub(): ResponseStubs {
    return { [this.#action.operation]: (request: ReceivedRequest) => this.#respond(request) };
  }

  #respond({ name, headers }: ReceivedRequest): object | Promise<Response> {
    this.attempts += 1;
    const { fate } = this;
    this.fate = undefined;
    if (!this.#isConnected || fate === "lost") return failToFetch();
    if (name !== "GiveFeedback" && !headers.has("authorization")) {
      return createGraphQlErrorResponse("Please sign in.", "AUTH_NOT_AUTHORIZED");
    }
    const { repeated, data } = this.#effect;
    const isRepetition = this.commits > 0 && repeated;
    if (!isRepetition) this.commits += 1;
    if (fate === "carried out unanswered") {
      const pending = Promise.withResolvers<Response>();
      // The page that waits for it is gone; its timeout must not end in another test.
      onTestFinished(() => pending.resolve(createErrorResponse(400)));
      return pending.promise;
    }
    if (fate === "carried out as the connection breaks") this.#isConnected = false;
    if (fate) return failToFetch();
    return isRepetition ? repeated() : data;
  }
}
