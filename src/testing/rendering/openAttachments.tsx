import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { AttachmentsSection } from "#features/project/attachments/AttachmentsSection.tsx";
import type { Attachment } from "#features/project/attachments/attachmentsQuery.ts";
import { ids } from "#schema/createId.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import { fakeUploads } from "../network/fakeUploads.ts";
import { renderScreen } from "./renderScreen.tsx";

/** A file that was added to a request, distinguished by its id. */
export const createSampleAttachment = (id: string, changes: Partial<Attachment> = {}): Attachment => ({
  id,
  name: `${id}.pdf`,
  mime: "application/pdf",
  size: 340 * 1024,
  link: `/files/${id}`,
  ...changes,
});

/** Renders the section for a request with these files, and waits for them. Unmounts it after the test. */
export async function openAttachments(
  attachments: Attachment[],
  more: ResponseStubs & { readOnly?: boolean } = {},
) {
  const { readOnly = false, ...responses } = more;
  const rest = await renderScreen(
    <AttachmentsSection requestId={ids.request} readOnly={readOnly} isPlanning />,
    {
      responses: { Attachments: () => ({ attachments }), ...responses },
    },
  );
  const sent = fakeUploads();
  await waitFor(() => expect(screen.queryByText("Your files are loading.")).toBeNull());
  return { ...rest, sent };
}

export const getRowNames = () =>
  screen.getAllByRole("listitem").map((getRow) => getRow.querySelector("bdi")?.textContent);

export const row = (name: string) => within(screen.getByRole("listitem", { name }));
