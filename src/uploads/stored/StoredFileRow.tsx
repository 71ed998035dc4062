import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { getSafeUrl } from "../../api/getSafeUrl.ts";
import { formatFileSize } from "../../i18n/formats/formatFileSize.ts";
import { FileRow } from "../../ui/data/FileRow.tsx";
import { uploadMessages } from "../uploadMessages.ts";
import { formatFileName } from "./FileName.tsx";
import { getFileKindMessage } from "./fileKindMessages.ts";

/** A file that a service stores. */
export interface StoredFile {
  name: string;
  mime: string;
  /** In bytes. */
  size: number;
  link: string;
}

/** A file that can be downloaded. */
export function StoredFileRow({ file, actions }: { file: StoredFile; actions?: ReactNode }) {
  const intl = useIntl();
  const { name, mime, size, link } = file;
  return (
    <FileRow
      name={formatFileName(intl, name)}
      href={getSafeUrl(link)}
      detail={
        <FormattedMessage
          {...uploadMessages.kindAndSize}
          values={{ kind: intl.formatMessage(getFileKindMessage(mime)), size: formatFileSize(intl, size) }}
        />
      }
      actions={actions}
    />
  );
}
