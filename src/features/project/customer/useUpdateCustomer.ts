import { useQueryClient } from "@tanstack/react-query";
import { requestMainApi } from "#api/graphqlClient.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { showToast } from "#ui/notices/toastStore.ts";
import { fetchInstallerRequest, type InstallerRequest } from "../request/installerRequestQuery.ts";
import { setRequestData } from "../request/setRequestData.ts";
import { UpdateCustomerDocument, type UpdateCustomerMutationVariables } from "./customer.generated.ts";
import { hasCustomerData } from "./customerDraft.ts";

/** Fails with a `GraphQlError` that names the fields, such as `customer.postCode`, which the service rejects. */
export async function updateCustomer(variables: UpdateCustomerMutationVariables): Promise<InstallerRequest> {
  return (await requestMainApi(UpdateCustomerDocument, variables)).updateCustomer;
}

export function useUpdateCustomer(requestId: string) {
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: (customer: UpdateCustomerMutationVariables["customer"], { client }) =>
      sendOnce(client, {
        key: ["updateCustomer", requestId, customer],
        send: () => updateCustomer({ requestId, customer }),
        findResult: async () => {
          const request = await fetchInstallerRequest(requestId);
          return hasCustomerData(request.customer, customer) ? request : undefined;
        },
      }),
    onSuccess: async (request) => {
      await setRequestData(queryClient, request);
      showToast({ tone: "positive", messageId: "page.project.customer.saved", duration: "short" });
    },
  });
}
