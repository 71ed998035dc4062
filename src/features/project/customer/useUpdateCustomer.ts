import { useQueryClient } from "@tanstack/react-query";
import { requestMainApi } from "#api/graphqlClient.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { showToast } from "#ui/notices/toastStore.ts";
import { fetchInstallerRequest, type InstallerRequest } from "../request/installerRequestQuery.ts";
import { setRequestData } from "../request/setRequestData.ts";
import { UpdateCustomerDocument, type UpdateCustomerMutationVariables } from "./customer.generated.ts";
import { hasCustomerData } from "./customerDraft.ts";
import { type CustomerChanges, type CustomerPart, findConflicts } from "./customerParts.ts";

/** The same parts were changed elsewhere, such as in a second tab, after the form had opened. Nothing was sent. */
export class CustomerConflictError extends Error {
  override name = "CustomerConflictError";
  readonly request: InstallerRequest;
  readonly parts: readonly CustomerPart[];

  constructor(request: InstallerRequest, parts: readonly CustomerPart[]) {
    super("The customer was changed elsewhere.");
    this.request = request;
    this.parts = parts;
  }
}

/** Fails with a `RequestError` that names the fields, such as `customer.postCode`, which the service rejects. */
export async function updateCustomer(variables: UpdateCustomerMutationVariables): Promise<InstallerRequest> {
  return (await requestMainApi(UpdateCustomerDocument, variables)).updateCustomer;
}

interface CustomerUpdate {
  /** The customer's data when the form opened. */
  before: InstallerRequest["customer"];
  changes: CustomerChanges;
}

/** The service takes the customer as a whole, so the current data go along with the form's changes. */
export function useUpdateCustomer(requestId: string) {
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: async ({ before, changes }: CustomerUpdate, { client }) => {
      const current = await fetchInstallerRequest(requestId);
      const conflicts = findConflicts(before, changes, current.customer);
      if (conflicts.length > 0) throw new CustomerConflictError(current, conflicts);
      // A missing answer about marketing goes back unchanged.
      const customer = { ...current.customer, ...changes } as UpdateCustomerMutationVariables["customer"];
      return sendOnce(client, {
        key: ["updateCustomer", requestId, changes],
        send: () => updateCustomer({ requestId, customer }),
        findResult: async () => {
          const request = await fetchInstallerRequest(requestId);
          return hasCustomerData(request.customer, changes) ? request : undefined;
        },
      });
    },
    onSuccess: async (request) => {
      await setRequestData(queryClient, request);
      showToast({ tone: "positive", messageId: "page.project.customer.saved", duration: "short" });
    },
    onError: async (error) => {
      if (error instanceof CustomerConflictError) await setRequestData(queryClient, error.request);
    },
  });
}
