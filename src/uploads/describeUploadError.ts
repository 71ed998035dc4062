import type { IntlShape } from "react-intl";
import { HttpError, NetworkError } from "../api/errors.ts";
import { describeError } from "../errors/describeError.ts";
import { formatFileSize } from "../i18n/formats/formatFileSize.ts";
import { type FileErrorCode, maxFileBytes } from "./fileRules.ts";
import { uploadErrorMessages } from "./uploadErrorMessages.ts";
import type { Upload } from "./uploadQueue.ts";

/** The text that a customer reads about the error of an upload; undefined where there is nothing to read. */
export function describeUploadError(
  intl: IntlShape,
  { error, progress }: Pick<Upload, "error" | "progress">,
): string | undefined {
  if (!error) return undefined;
  if ("code" in error) {
    return error.code === "limitReached"
      ? intl.formatMessage(uploadErrorMessages.limitReached)
      : describeFileError(intl, error.code);
  }
  const { cause } = error;
  if (cause instanceof NetworkError) return intl.formatMessage(getConnectionLostMessage(progress));
  if (cause instanceof HttpError && cause.status === 413) return describeFileError(intl, "tooBig");
  return describeError(intl, cause);
}

/** The text about a file that breaks a rule. */
export function describeFileError(intl: IntlShape, code: FileErrorCode): string {
  return code === "tooBig" || code === "photoTooBig"
    ? intl.formatMessage(uploadErrorMessages[code], { maxSize: formatFileSize(intl, maxFileBytes) })
    : intl.formatMessage(uploadErrorMessages[code]);
}

/** Only roughly says how much was sent: what has left the browser need not have arrived. */
function getConnectionLostMessage(progress: number) {
  if (progress === 0) return uploadErrorMessages.lostAtStart;
  if (progress < 0.4) return uploadErrorMessages.lostEarly;
  if (progress < 0.6) return uploadErrorMessages.lostHalfway;
  return progress < 1 ? uploadErrorMessages.lostLate : uploadErrorMessages.lostAtEnd;
}
