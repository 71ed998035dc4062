import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient } from "#app/queryClient.ts";
import { getRequestedLocale } from "#i18n/locale/activeLocale.ts";
import { createSampleRequest } from "#testing/samples/sampleProjects.ts";
import { type InstallerRequest, installerRequestQuery } from "./installerRequestQuery.ts";
import { setRequestData } from "./setRequestData.ts";

it("setRequestData keeps the response of a mutation when an older response to the query arrives", async () => {
  const queryClient = createQueryClient();
  const before = createSampleRequest({ currentStatus: "OFFER_SENT" });
  const after = createSampleRequest({ currentStatus: "CANCELLED" });
  const { queryKey } = installerRequestQuery(before.id, getRequestedLocale());
  const older = Promise.withResolvers<InstallerRequest>();
  queryClient.setQueryData(queryKey, before);
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => older.promise, staleTime: 0 });
  const stop = observer.subscribe(() => {});
  await setRequestData(queryClient, after);
  older.resolve(before);
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(queryKey)).toEqual(after);
  stop();
});
