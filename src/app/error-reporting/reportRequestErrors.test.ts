import { MutationObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHttpError } from "#api/errors.ts";
import { createQueryClient } from "../queryClient.ts";
import * as reporting from "./reportError.ts";
import { reportRequestErrors } from "./reportRequestErrors.ts";

const reportError = vi.spyOn(reporting, "reportError").mockImplementation(() => {});
const queryKey = ["projects", "list"];
let queryClient: ReturnType<typeof createQueryClient>;
let stopReporting: () => void;

beforeEach(() => {
  queryClient = createQueryClient();
  stopReporting = reportRequestErrors(queryClient);
});

afterEach(() => {
  stopReporting();
  queryClient.clear();
  reportError.mockClear();
});

it.each([
  ["reportRequestErrors reports the error of a mutation that nothing else shows", { toast: true }, 1],
  ["reportRequestErrors does not report an error that the screen shows", {}, 0],
])("%s", async (_, meta, reports) => {
  const error = createHttpError(500, "Internal Server Error");
  const mutation = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(error), meta });
  await expect(mutation.mutate()).rejects.toBe(error);
  expect(reportError).toHaveBeenCalledTimes(reports);
});

it("reportRequestErrors reports the error of a query only if it has data to show", async () => {
  const query = { queryKey, queryFn: () => Promise.reject(new Error("failed")), staleTime: 0 };
  await queryClient.prefetchQuery(query);
  expect(reportError).not.toHaveBeenCalled();
  queryClient.setQueryData(queryKey, "projects");
  await queryClient.prefetchQuery(query);
  expect(reportError).toHaveBeenCalledTimes(1);
});
