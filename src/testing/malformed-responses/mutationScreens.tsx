import type { QueryClient } from "@tanstack/react-query";
import { associateProject } from "#features/associate/useAssociateProject.ts";
import { giveFeedback } from "#features/feedback/useGiveFeedback.ts";
import { makeNotificationRead } from "#features/notifications/useMakeNotificationRead.ts";
import { attachmentsQuery } from "#features/project/attachments/attachmentsQuery.ts";
import { deleteAttachment } from "#features/project/attachments/useDeleteAttachment.ts";
import { uploadAttachment } from "#features/project/attachments/useUploadAttachment.ts";
import { cancelRequest } from "#features/project/cancellation/useCancelRequest.ts";
import { updateCustomer } from "#features/project/customer/useUpdateCustomer.ts";
import { setRequestData } from "#features/project/request/installerRequestQuery.ts";
import { ClaimDone } from "#features/windows/claim/ClaimDone.tsx";
import { claimRegisteredWindows } from "#features/windows/claim/useClaimRegisteredWindows.ts";
import { type WindowDetails, windowQuery } from "#features/windows/details/windowQuery.ts";
import {
  updateRegisteredWindowInstallerName,
  updateRegisteredWindowNotes,
  updateRegisteredWindowRoom,
} from "#features/windows/editing/useUpdateRegisteredWindow.ts";
import { deleteInvoice } from "#features/windows/invoice/useDeleteInvoice.ts";
import { uploadInvoice } from "#features/windows/invoice/useUploadInvoice.ts";
import { keepClaimLink } from "#features/windows/registration/done/keepClaimLink.ts";
import { RegistrationDone } from "#features/windows/registration/done/RegistrationDone.tsx";
import { registerWindows } from "#features/windows/registration/useRegisterWindows.ts";
import { createSampleRequest } from "../samples/sampleProjects.ts";
import { createSampleWindow } from "../samples/sampleWindows.ts";
import { formScreen, type OperationScreen, projectScreen, windowScreen } from "./screens.tsx";

const windowProducts = [{ key: "TGS M06", serialNumber: "TG90000001", installationDate: "2026-03-01" }];
const productOwner = {
  salutation: "MRS" as const,
  firstName: "Ada",
  lastName: "Berg",
  email: "ada@example.org",
  street: "Alster",
  postCode: "20095",
  city: "Hamburg",
  acceptedMarketing: false,
};

const projectMutations = {
  CancelRequest: {
    ...projectScreen,
    sendRequest: async (client) => {
      const reason = { reasonId: "reason-1", customReason: null };
      await setRequestData(client, await cancelRequest({ requestId: "request-1", ...reason }));
    },
  },
  CancelRequestWithCustomReason: {
    ...projectScreen,
    sendRequest: async (client) => {
      const reason = { reasonId: "reason-2", customReason: "We are moving." };
      await setRequestData(client, await cancelRequest({ requestId: "request-1", ...reason }));
    },
  },
  UpdateCustomer: {
    ...projectScreen,
    sendRequest: async (client) => {
      const { customer } = createSampleRequest();
      await setRequestData(client, await updateCustomer({ requestId: "request-1", customer }));
    },
  },
  UploadAttachment: {
    ...projectScreen,
    sendRequest: async (client) => {
      const attachments = await uploadAttachment("request-1", new File(["%PDF-"], "plan.pdf"));
      client.setQueryData(attachmentsQuery("request-1").queryKey, attachments);
    },
  },
  DeleteAttachment: {
    ...projectScreen,
    sendRequest: () => deleteAttachment("request-1", "attachment-1"),
  },
  MakeNotificationRead: {
    ...projectScreen,
    sendRequest: async () => void (await makeNotificationRead("notification-1")),
  },
} satisfies Record<string, OperationScreen>;

const windowMutations = {
  UpdateRegisteredWindowInstallerName: {
    ...windowScreen,
    sendRequest: async (client) => {
      const window = await updateRegisteredWindowInstallerName("window-1", "Roof & Light");
      setWindowData(client, { installerName: window.installerName, installerLogo: window.installerLogo });
    },
  },
  UpdateRegisteredWindowNotes: {
    ...windowScreen,
    sendRequest: async (client) => {
      const { notes } = await updateRegisteredWindowNotes("window-1", "Washed.");
      setWindowData(client, { notes });
    },
  },
  UpdateRegisteredWindowRoom: {
    ...windowScreen,
    sendRequest: async (client) => {
      const { room } = await updateRegisteredWindowRoom("window-1", "LOFT");
      setWindowData(client, { room });
    },
  },
  UploadInvoice: {
    ...windowScreen,
    sendRequest: async (client) => {
      const { invoiceFilename } = await uploadInvoice("window-1", new File(["%PDF-"], "invoice.pdf"));
      setWindowData(client, { invoiceFilename });
    },
  },
  DeleteInvoice: {
    ...windowScreen,
    sendRequest: async (client) => {
      const { invoiceFilename } = await deleteInvoice("window-1");
      setWindowData(client, { invoiceFilename });
    },
  },
} satisfies Record<string, OperationScreen>;

const formMutations = {
  AssociateProject: {
    ...formScreen,
    sendRequest: async () => (
      <p>Added: {String(await associateProject({ projectId: "project-1", token: "token" }))}</p>
    ),
  },
  GiveFeedback: {
    ...formScreen,
    sendRequest: async () => void (await giveFeedback({ projectId: "project-1", rating: 5, comment: null })),
  },
  ClaimRegisteredWindows: {
    ...formScreen,
    sendRequest: async () => <ClaimDone windows={await claimRegisteredWindows("token")} />,
  },
  RegisterProjectWindows: createRegistrationScreen(() => registerWindows({ windowProducts }, "project-1")),
  RegisterWindowsWithOwner: createRegistrationScreen(() => registerWindows({ windowProducts, productOwner })),
  RegisterInstalledWindows: createRegistrationScreen(() => registerWindows({ windowProducts })),
} satisfies Record<string, OperationScreen>;

export const mutationScreens = { ...projectMutations, ...windowMutations, ...formMutations };

function setWindowData(client: QueryClient, changes: Partial<WindowDetails>): void {
  client.setQueryData(windowQuery("window-1").queryKey, { ...createSampleWindow(), ...changes });
}

function createRegistrationScreen(register: () => ReturnType<typeof registerWindows>): OperationScreen {
  return {
    ...formScreen,
    sendRequest: async () => {
      const result = await register();
      return (
        <RegistrationDone
          result={result}
          claimLink={keepClaimLink("account-1", result)}
          invoices={{}}
          onRetry={() => {}}
          onRegisterMore={() => {}}
        />
      );
    },
  };
}
