import type { Upload, UploadProblem } from "../uploads/uploadQueue.ts";
import type { Uploads } from "../uploads/useUploads.ts";
import { doNothing, longFileName, sentence } from "./sampleTexts.ts";

const sampleFile = (name: string) => new File([new Uint8Array(340 * 1024)], name);

export const surplusOf = (count: number): File[] =>
  Array.from({ length: count }, (_, index) => sampleFile(`photograph-${index + 1}.jpg`));

function sampleUpload(name: string, changes: Pick<Upload, "state"> & Partial<Upload>): Upload {
  return { id: name, file: sampleFile(name), progress: 0, ...changes };
}

const problemKinds = [
  "type",
  "empty",
  "tooBig",
  "disguised",
  "unreadable",
  "lost",
  "noRoom",
  "unknown",
] as const satisfies readonly Extract<UploadProblem, { kind: string }>["kind"][];

/** An upload in each state. */
export const uploadsByState: readonly Upload[] = [
  sampleUpload("checking.pdf", { state: "checking" }),
  sampleUpload("waiting.pdf", { state: "waiting" }),
  sampleUpload("sending.pdf", { state: "sending", progress: 0.45 }),
  sampleUpload("arriving.pdf", { state: "sending", progress: 1 }),
  sampleUpload("refused.exe", { state: "refused", problem: { kind: "type" } }),
  sampleUpload("failed.pdf", { state: "failed", progress: 0.5, problem: { kind: "lost" } }),
  sampleUpload(longFileName, { state: "failed", problem: { text: sentence } }),
  sampleUpload("", { state: "waiting", id: "nameless" }),
  sampleUpload("done.pdf", { state: "done", progress: 1 }),
];

/** An upload with each problem. */
export const uploadsByProblem: readonly Upload[] = problemKinds.map((kind) =>
  sampleUpload(`${kind}.pdf`, { state: "failed", problem: { kind } }),
);

/** An upload that broke off, by how far it had come. */
export const uploadsByLoss: readonly Upload[] = [0, 0.2, 0.5, 0.8, 1].map((progress) =>
  sampleUpload(`lost-at-${progress}.pdf`, { state: "failed", progress, problem: { kind: "lost" } }),
);

export function sampleUploads(items: readonly Upload[], surplus: readonly File[] = []): Uploads {
  return {
    items,
    surplus,
    room: 3,
    add: doNothing,
    retry: doNothing,
    remove: doNothing,
    dismissSurplus: doNothing,
  };
}
