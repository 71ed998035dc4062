import { expect, it } from "vitest";
import { createSampleAttachment } from "#testing/rendering/openAttachments.tsx";
import { findUploaded } from "./useUploadAttachment.ts";

const file = { name: "plan.pdf", size: 1000 };
const attachments = [
  createSampleAttachment("before", file),
  createSampleAttachment("smaller", { ...file, size: 999 }),
  createSampleAttachment("other", { ...file, name: "plan.jpg" }),
  createSampleAttachment("uploaded", file),
];

it("findUploaded returns the new attachment with name and size of the file", () => {
  expect(findUploaded(attachments, file, new Set(["before"]))?.id).toBe("uploaded");
});

it("findUploaded returns nothing if only attachments from before have name and size of the file", () => {
  expect(findUploaded(attachments, file, new Set(["before", "uploaded"]))).toBeUndefined();
});
