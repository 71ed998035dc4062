import type { RequestResponseModel } from "../../../mock-server/generated/mainApi.ts";
import type { PlannedMutation } from "../mutation.ts";
import { replaceResolver } from "./fieldMutation.ts";
import { planBehaviour } from "./planBehaviour.ts";
import { actAsRequestOwner, findRequest, undoEffects, useDefaultLocale } from "./worldChanges.ts";

/** Changes the installer request in the response of a query. */
function changeShown(change: (request: RequestResponseModel) => RequestResponseModel) {
  return replaceResolver("Query.showRequest", async ({ resolve }) => {
    const request = await resolve();
    return request && change(request);
  });
}

/** Changes the reasons for a cancellation. */
function changeReasons(allowsFreeText: boolean) {
  return replaceResolver("Query.requestReasons", async ({ resolve }) =>
    (await resolve())?.map((reason) => ({ ...reason, allowsFreeText })),
  );
}

/** Wrong behaviour of installer requests and their cancellation. */
export const requestMutations: readonly PlannedMutation[] = [
  ...planBehaviour("main-api", ["showRequest"], {
    "showRequest always shows the status OPEN": {
      kind: "stale response",
      mutation: changeShown((request) => ({ ...request, currentStatus: "OPEN" })),
    },
    "showRequest has no reason of a cancellation": {
      kind: "wrong content",
      mutation: changeShown((request) => ({ ...request, currentReason: null })),
    },
    "showRequest has no status before the pause": {
      kind: "wrong content",
      mutation: changeShown((request) => ({ ...request, previousActiveStatus: null })),
    },
    "showRequest is never overdue": {
      kind: "wrong content",
      mutation: changeShown((request) => ({ ...request, overdue: false })),
    },
    "showRequest has no installation dates": {
      kind: "wrong content",
      mutation: changeShown((request) => ({
        ...request,
        installationStartDate: null,
        installationEndDate: null,
      })),
    },
    "showRequest ignores the locale": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.showRequest", ({ context, resolve }) =>
        resolve(undefined, useDefaultLocale(context)),
      ),
    },
    "showRequest shows another request": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.showRequest", async ({ resolve }) => {
        const request = await resolve();
        return request && { ...request, id: `${request.id}-other` };
      }),
    },
    "showRequest shows the request of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Query.showRequest", ({ args, context, resolve }) =>
        resolve(args, actAsRequestOwner(context, args.id)),
      ),
    },
    "showRequest shows some request for an unknown id": {
      kind: "missing check",
      mutation: replaceResolver("Query.showRequest", async ({ context, resolve }) => {
        const [first] = context.world.requests;
        return (
          (await resolve()) ?? (first && resolve({ id: first.id }, actAsRequestOwner(context, first.id)))
        );
      }),
    },
  }),
  ...planBehaviour("main-api", ["requestReasons"], {
    "requestReasons ignores the locale": {
      kind: "ignored argument",
      mutation: replaceResolver("Query.requestReasons", ({ context, resolve }) =>
        resolve(undefined, useDefaultLocale(context)),
      ),
    },
    "requestReasons allows a comment for every reason": {
      kind: "wrong content",
      mutation: changeReasons(true),
    },
    "requestReasons allows a comment for no reason": {
      kind: "wrong content",
      mutation: changeReasons(false),
    },
    "requestReasons has no reasons": {
      kind: "wrong content",
      mutation: replaceResolver("Query.requestReasons", async ({ resolve }) => (await resolve()) && []),
    },
    "requestReasons accepts the request of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Query.requestReasons", ({ args, context, resolve }) =>
        resolve(args, actAsRequestOwner(context, args.idRequest)),
      ),
    },
  }),
  ...planBehaviour("main-api", ["cancelRequest", "showRequest", "projects"], {
    "cancelRequest cancels nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.cancelRequest", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "cancelRequest does not save the comment": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.cancelRequest", async ({ args, context, resolve }) => {
        const response = await resolve();
        const request = findRequest(context, args.requestId);
        if (request) request.customReason = null;
        return response;
      }),
    },
    "cancelRequest does not archive the project": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.cancelRequest", async ({ args, context, resolve }) => {
        const response = await resolve();
        const projectId = findRequest(context, args.requestId)?.projectId;
        for (const project of context.world.projects) {
          if (project.id === projectId) project.isArchived = false;
        }
        return response;
      }),
    },
  }),
  ...planBehaviour("main-api", ["cancelRequest"], {
    "cancelRequest returns the request before its cancellation": {
      kind: "stale response",
      mutation: replaceResolver("Mutation.cancelRequest", async ({ args, context, resolve }) => {
        const currentStatus = findRequest(context, args.requestId)?.currentStatus;
        const response = await resolve();
        return { ...response, currentStatus: currentStatus ?? response.currentStatus, currentReason: null };
      }),
    },
    "cancelRequest returns no reason": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.cancelRequest", async ({ resolve }) => ({
        ...(await resolve()),
        currentReason: null,
      })),
    },
    "cancelRequest saves another reason": {
      kind: "ignored argument",
      mutation: replaceResolver("Mutation.cancelRequest", ({ args, resolve }) => {
        const other = args.reasonId === "reason-5" ? "reason-3" : "reason-2";
        return resolve({ ...args, reasonId: /^reason-\d$/.test(args.reasonId) ? other : args.reasonId });
      }),
    },
    "cancelRequest accepts an unknown reason": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.cancelRequest", ({ args, resolve }) =>
        resolve(/^reason-\d$/.test(args.reasonId) ? args : { ...args, reasonId: "reason-1" }),
      ),
    },
    "cancelRequest accepts a comment for every reason": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.cancelRequest", ({ args, resolve }) => {
        const { customReason: _, ...withoutComment } = args;
        return resolve().catch(() => resolve(withoutComment));
      }),
    },
    "cancelRequest accepts a request whose windows are installed": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.cancelRequest", ({ args, context, resolve }) => {
        const request = findRequest(context, args.requestId);
        if (request?.currentStatus === "WINDOW_INSTALLED") request.currentStatus = "OPEN";
        return resolve();
      }),
    },
    "cancelRequest accepts a request that is cancelled already": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.cancelRequest", ({ args, context, resolve }) => {
        const request = findRequest(context, args.requestId);
        if (request?.currentStatus === "CANCELLED") request.currentStatus = "OPEN";
        return resolve();
      }),
    },
    "cancelRequest cancels the request of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.cancelRequest", ({ args, context, resolve }) =>
        resolve(args, actAsRequestOwner(context, args.requestId)),
      ),
    },
  }),
  ...planBehaviour("main-api", ["updateCustomer", "showRequest"], {
    "updateCustomer saves nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.updateCustomer", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "updateCustomer returns the customer before the change": {
      kind: "stale response",
      mutation: replaceResolver("Mutation.updateCustomer", async ({ args, context, resolve }) => {
        const customer = structuredClone(findRequest(context, args.requestId)?.customer);
        const response = await resolve();
        return { ...response, customer: customer ?? response.customer };
      }),
    },
    "updateCustomer ignores the phone number": {
      kind: "ignored argument",
      mutation: replaceResolver("Mutation.updateCustomer", ({ args, resolve }) => {
        const { phone: _, ...customer } = args.customer;
        return resolve({ ...args, customer });
      }),
    },
    "updateCustomer ignores whether marketing was accepted": {
      kind: "ignored argument",
      mutation: replaceResolver("Mutation.updateCustomer", ({ args, context, resolve }) => {
        const before = findRequest(context, args.requestId)?.customer.acceptedMarketing;
        const acceptedMarketing = before ?? args.customer.acceptedMarketing;
        return resolve({ ...args, customer: { ...args.customer, acceptedMarketing } });
      }),
    },
    "updateCustomer swaps first and last name": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.updateCustomer", ({ args, resolve }) => {
        const { firstName, lastName } = args.customer;
        return resolve({ ...args, customer: { ...args.customer, firstName: lastName, lastName: firstName } });
      }),
    },
    "updateCustomer accepts every email address": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.updateCustomer", ({ args, resolve }) =>
        resolve({ ...args, customer: { ...args.customer, email: "clara@example.com" } }),
      ),
    },
    "updateCustomer accepts every post code": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.updateCustomer", ({ args, resolve }) =>
        resolve({ ...args, customer: { ...args.customer, postCode: "10115" } }),
      ),
    },
    "updateCustomer changes the customer of another account's request": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.updateCustomer", ({ args, context, resolve }) =>
        resolve(args, actAsRequestOwner(context, args.requestId)),
      ),
    },
  }),
];
