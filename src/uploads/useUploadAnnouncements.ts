import { useEffect, useRef } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { getText } from "../i18n/text.tsx";
import { announce } from "../ui/notices/announce.ts";
import { describeUploadError, mayHaveArrived } from "./describeUploadError.ts";
import { formatFileName } from "./stored/FileName.tsx";
import type { Upload } from "./uploadQueue.ts";

/** Announces the result of each upload. */
export function useUploadAnnouncements(items: readonly Upload[]): void {
  const intl = useIntl();
  const announced = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const results = new Map(
      items.flatMap((upload) => {
        const text = formatAnnouncement(intl, upload);
        return text === undefined ? [] : [[upload.id, text]];
      }),
    );
    for (const [id, text] of results) if (announced.current.get(id) !== text) announce(text);
    announced.current = results;
  }, [intl, items]);
}

function formatAnnouncement(intl: IntlShape, upload: Upload): string | undefined {
  const t = getText(intl);
  const name = formatFileName(t, upload.file.name);
  if (upload.state === "done") return t("upload.arrived", { name });
  const problem = describeUploadError(intl, upload);
  if (problem === undefined) return undefined;
  return mayHaveArrived(upload)
    ? t("form.problemAt", { label: name, problem })
    : t("upload.notArrived", { name, problem });
}
