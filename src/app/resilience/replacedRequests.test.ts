import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { attachmentsQuery } from "#features/project/attachments/attachmentsQuery.ts";
import { projectsQuery } from "#features/project-list/projectsQuery.ts";
import { configureTestApi } from "#testing/network/configureTestApi.ts";
import { fakeService, type ReceivedRequest } from "#testing/network/fakeService.ts";
import { createProjectsPage, createSampleProject } from "#testing/samples/sampleProjects.ts";
import { createQueryClient } from "../queryClient.ts";

const attachment = {
  id: "file-1",
  name: "plan.pdf",
  mime: "application/pdf",
  size: 1,
  link: "/files/file-1",
};

const getAborted = (requests: readonly ReceivedRequest[]) => requests.map(({ signal }) => signal?.aborted);

describe("a request that is sent again before its response", () => {
  it("aborts the earlier one when attachments are reloaded, and shows the later response", async () => {
    configureTestApi();
    const { requests, stubResponses } = fakeService({ Attachments: () => ({ attachments: [] }) });
    const client = createQueryClient();
    const observer = new QueryObserver(client, attachmentsQuery("request-1"));
    observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().data).toEqual([]);

    stubResponses({ Attachments: () => new Promise<never>(() => {}) });
    void observer.refetch();
    await expect.poll(() => requests.length).toBe(2);
    stubResponses({ Attachments: () => ({ attachments: [attachment] }) });
    await client.invalidateQueries({ queryKey: attachmentsQuery("request-1").queryKey });
    expect(observer.getCurrentResult().data).toEqual([attachment]);
    expect(getAborted(requests)).toEqual([false, true, false]);
    observer.destroy();
  });

  it("aborts the earlier one when more projects are loaded twice, and shows each page once", async () => {
    configureTestApi();
    const respond = ({ variables }: Pick<ReceivedRequest, "variables">) =>
      createProjectsPage([createSampleProject(`from-${variables["skip"]}`)], true);
    const { requests, stubResponses } = fakeService({ Projects: respond });
    const observer = new InfiniteQueryObserver(createQueryClient(), projectsQuery());
    observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().data?.pages).toHaveLength(1);

    stubResponses({ Projects: () => new Promise<never>(() => {}) });
    void observer.fetchNextPage();
    await expect.poll(() => requests.length).toBe(2);
    stubResponses({ Projects: respond });
    await observer.fetchNextPage();
    expect(getAborted(requests)).toEqual([false, true, false]);
    expect(requests.map(({ variables }) => variables["skip"])).toEqual([0, 1, 1]);
    expect(observer.getCurrentResult().data?.pages).toHaveLength(2);
    observer.destroy();
  });
});
