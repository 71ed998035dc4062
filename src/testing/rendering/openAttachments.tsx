import "../dialogElement.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { IntlProvider } from "react-intl";
import { expect, onTestFinished } from "vitest";
import { AttachmentsSection } from "#features/project/attachments/AttachmentsSection.tsx";
import type { Attachment } from "#features/project/attachments/attachmentsQuery.ts";
import english from "#i18n/locales/en.json" with { type: "json" };
import { configureTestApi } from "../network/configureTestApi.ts";
import { fakeService, type ResponseStubs } from "../network/fakeService.ts";
import { fakeUploads } from "../network/fakeUploads.ts";

/** A file that was added to a request, distinguished by its id. */
export const createSampleAttachment = (id: string, changes: Partial<Attachment> = {}): Attachment => ({
  id,
  name: `${id}.pdf`,
  mime: "application/pdf",
  size: 340 * 1024,
  link: `/files/${id}`,
  ...changes,
});

/** Draws the section for a request with these files, once they are there. It is taken down after the test. */
export async function openAttachments(
  attachments: Attachment[],
  more: ResponseStubs & { readOnly?: boolean } = {},
) {
  const { readOnly = false, ...responses } = more;
  configureTestApi();
  const service = fakeService({ Attachments: () => ({ attachments }), ...responses });
  const sent = fakeUploads();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en" messages={english}>
          <AttachmentsSection requestId="r" readOnly={readOnly} />
        </IntlProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  onTestFinished(cleanup);
  await waitFor(() => expect(screen.queryByText("Your files are loading.")).toBeNull());
  return { ...service, sent, unmount, user: userEvent.setup() };
}

export const getRowNames = () =>
  screen.getAllByRole("listitem").map((getRow) => getRow.querySelector("bdi")?.textContent);

export const row = (name: string) => within(screen.getByRole("listitem", { name }));
