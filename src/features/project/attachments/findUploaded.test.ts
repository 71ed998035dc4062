import { expect, it } from "vitest";
import { createSampleAttachment } from "#testing/rendering/openAttachments.tsx";
import { findUploaded } from "./useUploadAttachment.ts";

const file = { name: "My plan.pdf", size: 1000, type: "application/pdf" };
const create = (id: string, name: string, changes: { size?: number; mime?: string } = {}) =>
  createSampleAttachment(id, { name, size: 1000, mime: "application/pdf", ...changes });
const before = create("before", "My plan.pdf");
const smaller = create("smaller", "My plan.pdf", { size: 999 });
const ofOtherType = create("photo", "My plan.pdf", { mime: "image/png" });

it.each([
  { found: "the one of the same name", others: [create("new", "My plan.pdf")], id: "new" },
  { found: "a renamed one", others: [create("new", "My_plan.pdf")], id: "new" },
  {
    found: "one whose type has a parameter",
    others: [create("new", "1.pdf", { mime: "Application/PDF; version=1" })],
    id: "new",
  },
  {
    found: "of several the one of the same name",
    others: [create("new", "My_plan.pdf"), create("named", "My plan.pdf")],
    id: "named",
  },
  {
    found: "none of two renamed ones",
    others: [create("new", "1.pdf"), create("newer", "2.pdf")],
    id: undefined,
  },
  {
    found: "none of two of the same name",
    others: [create("new", "My plan.pdf"), create("newer", "My plan.pdf")],
    id: undefined,
  },
  { found: "none from before, of another size or type", others: [], id: undefined },
])("findUploaded finds $found among new attachments", ({ others, id }) => {
  const attachments = [before, smaller, ofOtherType, ...others];
  expect(findUploaded(attachments, file, new Set(["before"]))?.id).toBe(id);
});
