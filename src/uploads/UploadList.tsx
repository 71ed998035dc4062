import { useRef } from "react";
import { Text, useText } from "../i18n/text.tsx";
import { joinClassNames } from "../ui/joinClassNames.ts";
import { FileNamesBanner } from "./FileNamesBanner.tsx";
import { FileList } from "./stored/FileList.tsx";
import styles from "./UploadList.module.css";
import { UploadRow } from "./UploadRow.tsx";
import { useUploadAnnouncements } from "./useUploadAnnouncements.ts";
import type { Uploads } from "./useUploads.ts";

/** Uploads that are pending or failed. The screen itself shows the files that have arrived. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const t = useText();
  const groupRef = useRef<HTMLDivElement>(null);
  const { items, excessFiles, interruptedNames, retry, shrink, remove } = uploads;
  useUploadAnnouncements(items);
  const shown = items.filter(({ state }) => state !== "done");
  const isEmpty = shown.length + excessFiles.length + interruptedNames.length === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={groupRef}
      role="group"
      aria-label={t("upload.list")}
      className={joinClassNames(styles["uploads"], isEmpty && styles["empty"])}
    >
      {interruptedNames.length > 0 ? (
        <FileNamesBanner
          title={<Text id="upload.interrupted.title" />}
          text={<Text id="upload.interrupted.text" values={{ count: interruptedNames.length }} />}
          names={interruptedNames}
          onDismiss={uploads.dismissInterrupted}
          focusFallback={groupRef}
        />
      ) : null}
      {excessFiles.length > 0 ? (
        <FileNamesBanner
          title={<Text id="upload.surplus.title" values={{ count: excessFiles.length }} />}
          text={<Text id="upload.surplus.text" values={{ count: excessFiles.length }} />}
          names={excessFiles.map(({ name }) => name)}
          onDismiss={uploads.dismissExcessFiles}
          focusFallback={groupRef}
        />
      ) : null}
      {shown.length > 0 ? (
        <FileList>
          {shown.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={retry}
              onShrink={shrink}
              onRemove={remove}
              focusFallback={groupRef}
            />
          ))}
        </FileList>
      ) : null}
    </div>
  );
}
