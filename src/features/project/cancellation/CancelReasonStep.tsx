import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { LoadingNotice } from "#errors/LoadingNotice.tsx";
import { QueryBoundary } from "#errors/QueryBoundary.tsx";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import { useFieldErrorText } from "#forms/useFieldErrorText.ts";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text, useText } from "#i18n/text.tsx";
import { RadioGroup } from "#ui/fields/choice/RadioGroup.tsx";
import { TextArea } from "#ui/fields/TextArea.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import styles from "./CancelRequest.module.css";
import { type CancellationReason, requestReasonsQuery } from "./requestReasonsQuery.ts";
import type { CancelDialogState } from "./useCancelDialog.ts";

interface CancelReasonStepProps {
  requestId: string;
  /** For the submit button, which is outside of the form. */
  formId: string;
  dialog: CancelDialogState;
}

const skeletonKeys = ["first", "second", "third", "fourth"];

/** The service's limit. */
const maxCustomReasonLength = 500;

export function CancelReasonStep({ requestId, formId, dialog }: CancelReasonStepProps) {
  const query = useQuery(requestReasonsQuery(requestId, useRequestedLocale()));
  return (
    <Stack>
      <QueryBoundary
        query={query}
        skeleton={<ReasonSkeleton />}
        failedTitle={<Text id="page.project.cancel.reason.failed" />}
      >
        {(reasons) =>
          reasons.length > 0 ? (
            <ReasonForm id={formId} reasons={reasons} dialog={dialog} />
          ) : (
            <InlineBanner
              tone="caution"
              title={<Text id="page.project.cancel.reason.missing" />}
              role="status"
            >
              <p>
                <Text id="page.project.cancel.reason.missingText" />
              </p>
            </InlineBanner>
          )
        }
      </QueryBoundary>
      {/* The notice of the page is behind the dialog. */}
      {query.isPending ? <LoadingNotice /> : null}
    </Stack>
  );
}

interface ReasonFormProps {
  id: string;
  reasons: readonly CancellationReason[];
  dialog: CancelDialogState;
}

function ReasonForm({ id, reasons, dialog }: ReasonFormProps) {
  const t = useText();
  const formatFieldError = useFieldErrorText();
  const { values, errors, update, check } = dialog.form;
  const { reasonId: reasonError, customReason: customReasonError } = errors;
  // The reasons may have been loaded again since one was chosen.
  const chosen = reasons.find((reason) => reason.id === values.reasonId);

  const handleChange = (value: string) => {
    const { label = "", allowsFreeText = false } = reasons.find((reason) => reason.id === value) ?? {};
    update(() => ({ reasonId: value, label, allowsFreeText }));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (check(chosen ? values : { ...values, reasonId: "" })) dialog.goTo("review");
  };

  return (
    <form id={id} noValidate onSubmit={handleSubmit}>
      <Stack>
        <RestoredDraft draft={dialog.draft} action="send" onStartAnew={dialog.startAnew} />
        <RadioGroup
          legend={<Text id="page.project.cancel.reason.title" />}
          hideLegend
          name="reasonId"
          options={reasons.map((reason) => ({ value: reason.id, label: reason.label }))}
          value={chosen?.id ?? ""}
          onChange={handleChange}
          required
          error={
            reasonError && "rule" in reasonError ? (
              <Text id="page.project.cancel.reason.required" />
            ) : (
              formatFieldError(reasonError)
            )
          }
        />
        {chosen?.allowsFreeText ? (
          <TextArea
            label={<Text id="page.project.cancel.ownWords" />}
            optionalLabel={<Text id="form.optional" />}
            name="customReason"
            value={values.customReason}
            onChange={({ currentTarget: { value: customReason } }) => update(() => ({ customReason }))}
            maxLength={maxCustomReasonLength}
            counter={(used) => t("form.charactersLeft", { count: maxCustomReasonLength - used })}
            error={formatFieldError(customReasonError)}
          />
        ) : null}
      </Stack>
    </form>
  );
}

function ReasonSkeleton() {
  return (
    <LoadingRegion text={<Text id="page.project.cancel.reason.loading" />}>
      <Stack gap="small">
        {skeletonKeys.map((key) => (
          <Skeleton key={key} className={styles["reason-skeleton"]} />
        ))}
      </Stack>
    </LoadingRegion>
  );
}
