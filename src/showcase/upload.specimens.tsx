import { createRef } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import { trashIcon } from "../ui/icons/trashIcon.tsx";
import { FileList } from "../uploads/FileList.tsx";
import { FileName } from "../uploads/FileName.tsx";
import { StoredFileRow } from "../uploads/StoredFileRow.tsx";
import { SurplusBanner } from "../uploads/SurplusBanner.tsx";
import { UploadList } from "../uploads/UploadList.tsx";
import { doNothing, longFileName } from "./sampleTexts.ts";
import {
  sampleUploads,
  surplusOf,
  uploadsByLoss,
  uploadsByProblem,
  uploadsByState,
} from "./sampleUploads.ts";
import type { Specimen } from "./specimen.ts";

const heir = createRef<HTMLElement>();
const kinds = ["application/pdf", "image/jpeg", "image/png", "image/heic", "text/plain"];

export const uploadSpecimens: readonly Specimen[] = [
  {
    name: "UploadList",
    files: ["uploads/UploadList.tsx", "uploads/UploadRow.tsx", "uploads/UploadNews.tsx"],
    layout: "wide",
    states: {
      "each state": <UploadList uploads={sampleUploads(uploadsByState)} />,
      "each problem": <UploadList uploads={sampleUploads(uploadsByProblem)} />,
      "lost on the way": <UploadList uploads={sampleUploads(uploadsByLoss)} />,
      "too many files": <UploadList uploads={sampleUploads([], surplusOf(2))} />,
      empty: <UploadList uploads={sampleUploads([])} />,
    },
  },
  {
    name: "SurplusBanner",
    files: ["uploads/SurplusBanner.tsx"],
    states: {
      "one file": <SurplusBanner files={surplusOf(1)} onDismiss={doNothing} heir={heir} />,
      "more than are named": <SurplusBanner files={surplusOf(8)} onDismiss={doNothing} heir={heir} />,
    },
  },
  {
    name: "StoredFileRow",
    files: ["uploads/StoredFileRow.tsx"],
    layout: "wide",
    states: {
      "each kind": (
        <FileList>
          {kinds.map((mime) => (
            <StoredFileRow key={mime} file={{ name: "plan", mime, size: 340 * 1024, link: "/files/plan" }} />
          ))}
        </FileList>
      ),
      "with action, long name": (
        <FileList>
          <StoredFileRow
            file={{ name: longFileName, mime: "application/pdf", size: 9 * 1024 * 1024, link: "/files/plan" }}
            actions={<IconButton icon={trashIcon} label="Delete" />}
          />
        </FileList>
      ),
    },
  },
  {
    name: "FileName",
    files: ["uploads/FileName.tsx"],
    states: {
      default: <FileName name="plan.pdf" />,
      "right to left": <FileName name="תכנית.pdf" />,
      "no name": <FileName name="" />,
      long: <FileName name={longFileName} />,
    },
  },
];
