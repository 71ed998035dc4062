import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatFileSize } from "../../i18n/formats/formatFileSize.ts";
import { FileRow } from "../../ui/data/FileRow.tsx";
import { getSafeUrl } from "../../ui/getSafeUrl.ts";
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

/** The services have no smaller pictures: a thumbnail is the whole photo, which must not cost a phone too much data. */
const maxThumbnailBytes = 1024 * 1024;

const thumbnailTypes = ["image/jpeg", "image/png"];

/** A file that can be downloaded. */
export function StoredFileRow({ file, actions }: { file: StoredFile; actions?: ReactNode }) {
  const intl = useIntl();
  const { name, mime, size, link } = file;
  const kind = intl.formatMessage(getFileKindMessage(mime));
  const url = getSafeUrl(link);
  const hasThumbnail = thumbnailTypes.includes(mime) && size <= maxThumbnailBytes;
  return (
    <FileRow
      name={formatFileName(intl, name)}
      href={url}
      picture={url && hasThumbnail ? <Thumbnail url={url} /> : undefined}
      detail={
        Number.isNaN(size) ? (
          kind
        ) : (
          <FormattedMessage
            {...uploadMessages.kindAndSize}
            values={{ kind, size: formatFileSize(intl, size) }}
          />
        )
      }
      actions={actions}
    />
  );
}

function Thumbnail({ url }: { url: string }) {
  const [hasFailed, setFailed] = useState(false);
  const handleError = () => setFailed(true);
  return hasFailed ? null : <img src={url} alt="" loading="lazy" decoding="async" onError={handleError} />;
}
