import { expect, it, vi } from "vitest";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { fetchAttachments } from "#features/project/attachments/attachmentsQuery.ts";
import { fetchInstallerRequest } from "#features/project/request/installerRequestQuery.ts";
import { fetchWindow } from "#features/windows/details/windowQuery.ts";
import { configureTestApi } from "#testing/network/configureTestApi.ts";
import { fakeService } from "#testing/network/fakeService.ts";
import { createQueryClient } from "./queryClient.ts";

it("a configuration, request, window or list that is null raises a not-found error", {
  tags: ["R5.1"],
}, async () => {
  configureTestApi();
  fakeService({
    RuntimeConfig: () => ({ runtimeConfig: null }),
    ShowRequest: () => ({ showRequest: null }),
    RegisteredWindowById: () => ({ registeredWindowById: null }),
    Attachments: () => ({ attachments: null }),
  });
  for (const load of [
    () => createQueryClient().fetchQuery({ ...runtimeConfigQuery(), retry: false }),
    () => fetchInstallerRequest("1"),
    () => fetchWindow("1"),
    () => fetchAttachments("1"),
  ]) {
    await expect(load()).rejects.toThrow(/was not found\.$/);
  }
  vi.unstubAllGlobals();
});
