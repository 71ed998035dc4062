import { fn } from "storybook/test";
import { createGraphQlError, RequestError } from "#api/errors.ts";
import type { Upload, UploadError } from "#uploads/uploadQueue.ts";
import type { Uploads } from "#uploads/useUploads.ts";
import { longFileName, sentence } from "./sampleTexts.ts";

const connectionLost: UploadError = { cause: new RequestError("network", "Failed to fetch") };

const errorCodes = [
  "wrongType",
  "empty",
  "tooBig",
  "photoTooBig",
  "photoNotShrinkable",
  "contentMismatch",
  "unreadable",
  "limitReached",
] as const satisfies readonly Extract<UploadError, { code: string }>["code"][];

export const uploadsInEachState: readonly Upload[] = [
  sampleUpload("checking.pdf", { state: "checking" }),
  sampleUpload("shrinking.jpg", { state: "shrinking" }),
  sampleUpload("waiting.pdf", { state: "waiting" }),
  sampleUpload("sending.pdf", { state: "sending", progress: 0.45 }),
  sampleUpload("arriving.pdf", { state: "sending", progress: 1 }),
  sampleUpload("rejected.exe", { state: "rejected", error: { code: "wrongType" } }),
  sampleUpload("failed.pdf", { state: "failed", progress: 0.5, error: connectionLost }),
  sampleUpload("lost-at-its-end.pdf", { state: "failed", progress: 1, error: connectionLost }),
  sampleUpload(longFileName, {
    state: "failed",
    error: { cause: createGraphQlError([{ message: sentence }]) },
  }),
  sampleUpload("", { state: "waiting", id: "nameless" }),
  sampleUpload("done.pdf", { state: "done", progress: 1 }),
];

export const uploadsWithEachError: readonly Upload[] = errorCodes.map((code) =>
  sampleUpload(`${code}.pdf`, { state: "failed", error: { code } }),
);

export function createSampleFiles(count: number): File[] {
  return Array.from({ length: count }, (_, index) => createSampleFile(`photograph-${index + 1}.jpg`));
}

/** The state of uploads, with actions that do nothing. */
export function sampleUploads(items: readonly Upload[], excessFiles: readonly File[] = []): Uploads {
  return {
    items,
    excessFiles,
    isPending: false,
    interruptedNames: [],
    add: fn(),
    retry: fn(),
    shrink: fn(),
    remove: fn(),
    dismissExcessFiles: fn(),
    dismissInterrupted: fn(),
  };
}

function sampleUpload(name: string, changes: Pick<Upload, "state"> & Partial<Upload>): Upload {
  return { id: name, file: createSampleFile(name), progress: 0, ...changes };
}

function createSampleFile(name: string): File {
  return new File([new Uint8Array(340 * 1024)], name);
}
