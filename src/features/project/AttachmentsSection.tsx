import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Section } from "../../ui/Section.tsx";
import { AttachmentList } from "./AttachmentList.tsx";
import { AttachmentsFailed } from "./AttachmentsFailed.tsx";
import { AttachmentsSkeleton } from "./AttachmentsSkeleton.tsx";
import { AttachmentUpload } from "./AttachmentUpload.tsx";
import { attachmentMessages } from "./attachmentMessages.ts";
import { attachmentsQuery } from "./attachmentsQuery.ts";

interface AttachmentsSectionProps {
  requestId: string;
  /** Of an archived project the files can be seen, but no longer changed. */
  readOnly?: boolean | undefined;
}

/** The files that the customer added to a request, and the place to add more. */
export function AttachmentsSection({ requestId, readOnly = false }: AttachmentsSectionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <Section
      ref={headingRef}
      title={<FormattedMessage {...attachmentMessages.title} />}
      lead={readOnly ? undefined : <FormattedMessage {...attachmentMessages.lead} />}
    >
      {/* What is on its way belongs to one request. */}
      <Attachments key={requestId} requestId={requestId} readOnly={readOnly} headingRef={headingRef} />
    </Section>
  );
}

interface AttachmentsProps {
  requestId: string;
  readOnly: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function Attachments({ requestId, readOnly, headingRef }: AttachmentsProps) {
  const { data, error, refetch } = useQuery(attachmentsQuery(requestId));
  if (data) {
    return (
      <>
        <AttachmentList
          requestId={requestId}
          attachments={data}
          readOnly={readOnly}
          headingRef={headingRef}
        />
        {readOnly ? null : <AttachmentUpload requestId={requestId} present={data.length} />}
      </>
    );
  }
  if (!error) return <AttachmentsSkeleton />;
  const retry = () => {
    // The pressed button goes.
    headingRef.current?.focus();
    void refetch();
  };
  return <AttachmentsFailed error={error} onRetry={retry} />;
}
