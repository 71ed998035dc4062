import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { LoadingNotice } from "#errors/LoadingNotice.tsx";
import { QueryResult } from "#errors/QueryResult.tsx";
import type { FormTexts } from "#forms/formTexts.ts";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import type { Draft } from "#forms/useDraft.ts";
import { useFieldErrorText } from "#forms/useFieldErrorText.ts";
import { useForm } from "#forms/useForm.ts";
import { useLengthLimit } from "#forms/useLengthLimit.ts";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { type PlainMessageId, Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { Dialog } from "#ui/dialogs/Dialog.tsx";
import { RadioGroup } from "#ui/fields/choice/RadioGroup.tsx";
import { TextArea } from "#ui/fields/TextArea.tsx";
import { findFocusableControl } from "#ui/focus/findFocusableControl.ts";
import { moveFocus } from "#ui/focus/moveFocus.ts";
import { Stack } from "#ui/layout/Stack.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { useAnnouncement } from "#ui/notices/useAnnouncement.ts";
import { formatProduct } from "../offer/formatOffer.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import styles from "./CancelRequest.module.css";
import {
  type CancellationReason,
  getReasonErrors,
  isNotCancellable,
  requestReasonsQuery,
  useCancelRequest,
} from "./useCancelRequest.ts";

interface CancelDialogProps {
  request: InstallerRequest;
  /** The subject of the request, shown at every step. */
  name: ReactNode;
  draft: Draft<FormTexts>;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

type CancelStep = "reason" | "review" | "cancelled" | "notCancellable";

const titles: Record<CancelStep, PlainMessageId> = {
  reason: "page.project.cancel.reason.title",
  review: "page.project.cancel.confirm.title",
  cancelled: "page.project.cancel.confirmed.title",
  notCancellable: "page.project.cancel.refused.title",
};

const noTexts: FormTexts = { reasonId: "", customReason: "" };

/** The service's limit. */
const maxCustomReasonLength = 500;

/**
 * The steps of a cancellation: reason, review with confirmation, result. The state survives the closed dialog, so that opening
 * it again restores the input.
 */
export function CancelDialog({ request, name, draft, isOpen, onOpen, onClose }: CancelDialogProps) {
  const t = useText();
  const formId = useId();
  const contentRef = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const formatFieldError = useFieldErrorText();
  const reasonLimit = useLengthLimit(maxCustomReasonLength);
  // An object for each visit of a step, since each visit moves the focus.
  const [visit, setVisit] = useState<{ step: CancelStep }>({ step: "reason" });
  const { step } = visit;
  const reasonsQuery = useQuery({
    ...requestReasonsQuery(request.id, useRequestedLocale()),
    enabled: isOpen && step === "reason",
  });
  const mutation = useCancelRequest(request.id);

  const goTo = (next: CancelStep) => {
    if (next === "reason") mutation.reset();
    else if (next !== "review") draft.drop();
    setVisit({ step: next });
  };
  // The reasons may have loaded again since the choice.
  const getChosen = ({ reasonId }: FormTexts) => reasonsQuery.data?.find(({ id }) => id === reasonId);
  const getSentText = (texts: FormTexts) =>
    (getChosen(texts)?.allowsFreeText && texts["customReason"]?.trim()) || null;

  const form = useForm({
    defaults: noTexts,
    // A reason without free text is not worth a draft.
    draft: { ...draft, keep: (texts) => getChosen(texts)?.allowsFreeText && draft.keep(texts) },
    validate: (texts) => {
      const chosen = getChosen(texts);
      return chosen
        ? { ok: true, values: { reasonId: chosen.id, customReason: getSentText(texts) } }
        : { ok: false, errors: { reasonId: { rule: "required" } } };
    },
    mutation,
    getServiceErrors: getReasonErrors,
    // The dialog may have been closed before the response.
    onSuccess: () => {
      goTo("cancelled");
      onOpen();
    },
    onError: (error) => {
      if (isNotCancellable(error)) goTo("notCancellable");
      else if (getReasonErrors(error)) goTo("reason");
      onOpen();
    },
  });
  const { texts, errors, isPending } = form;
  const chosen = getChosen(texts);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves at each visit of a step, and for each errors
  useEffect(() => {
    const invalid = contentRef.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    moveFocus(invalid ? findFocusableControl(invalid) : contentRef.current?.closest("dialog"));
  }, [visit, form.focusKey]);

  const close = () => {
    onClose();
    // Loads the project only now: without the request the page would remove the dialog before the customer has read the result.
    void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.isInvalidated });
    if (isPending) return;
    form.reset(form.read());
    goTo("reason");
  };
  const handleKeep = () => {
    draft.drop();
    close();
  };
  const handleStartAnew = () => {
    draft.drop();
    form.reset();
    goTo("reason");
  };
  const handleNext = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) goTo("review");
  };

  const reasonError = errors["reasonId"];
  const renderReasons = (reasons: readonly CancellationReason[]) =>
    reasons.length > 0 ? (
      <form id={formId} {...form.formProps} onSubmit={handleNext}>
        <Stack>
          <RestoredDraft draft={draft} action="send" onStartAnew={handleStartAnew} />
          <RadioGroup
            legend={<Text id="page.project.cancel.reason.title" />}
            hideLegend
            name="reasonId"
            options={reasons.map(({ id, label }) => ({ value: id, label }))}
            defaultValue={chosen?.id}
            required
            error={
              reasonError && "rule" in reasonError
                ? t("page.project.cancel.reason.required")
                : formatFieldError(reasonError)
            }
          />
          {chosen?.allowsFreeText ? (
            <TextArea
              label={<Text id="page.project.cancel.ownWords" />}
              optionalLabel={<Text id="form.optional" />}
              name="customReason"
              defaultValue={texts["customReason"]}
              {...reasonLimit}
              error={formatFieldError(errors["customReason"])}
            />
          ) : null}
        </Stack>
      </form>
    ) : (
      <InlineBanner tone="caution" title={<Text id="page.project.cancel.reason.missing" />}>
        <p>
          <Text id="page.project.cancel.reason.missingText" />
        </p>
      </InlineBanner>
    );

  const steps: Record<CancelStep, () => ReactNode> = {
    reason: () => (
      <Stack>
        <QueryResult
          query={reasonsQuery}
          skeleton={<ReasonSkeleton />}
          failedTitle={<Text id="page.project.cancel.reason.failed" />}
        >
          {renderReasons}
        </QueryResult>
        {/* The page's own notice is behind the dialog. */}
        {reasonsQuery.isPending ? <LoadingNotice /> : null}
      </Stack>
    ),
    review: () => (
      <Stack>
        <p>
          <Text id="page.project.cancel.confirm.text" />
        </p>
        <ReviewFacts request={request} reason={chosen?.label} customReason={getSentText(texts)} />
        <ErrorBanner error={form.error} title={<Text id="page.project.cancel.failed" />} />
      </Stack>
    ),
    cancelled: () => <Cancelled unsentReason={mutation.data?.unsentReason} />,
    notCancellable: () => (
      <p>
        <Text id="page.project.cancel.refused.text" />
      </p>
    ),
  };

  const getActions = () => {
    switch (step) {
      case "reason":
        return (
          <>
            <Button variant="secondary" onClick={handleKeep}>
              <Text id="page.project.cancel.keep" />
            </Button>
            {reasonsQuery.data?.length ? (
              <Button type="submit" form={formId}>
                <Text id="page.project.cancel.next" />
              </Button>
            ) : null}
          </>
        );
      case "review":
        return (
          <>
            <Button variant="secondary" disabled={isPending} onClick={() => goTo("reason")}>
              <Text id="page.project.cancel.back" />
            </Button>
            <Button variant="destructive" busy={isPending} onClick={form.submit}>
              <Text id="page.project.cancel.confirm.confirm" />
            </Button>
          </>
        );
      default:
        return (
          <Button onClick={close}>
            <Text id="page.project.cancel.done" />
          </Button>
        );
    }
  };

  return (
    <Dialog
      open={isOpen}
      step={step}
      onClose={close}
      title={<Text id={titles[step]} />}
      closeLabel={t("page.project.cancel.close")}
      actions={getActions()}
    >
      <div ref={contentRef}>
        <p className={styles["name"]}>{name}</p>
        {steps[step]()}
      </div>
    </Dialog>
  );
}

interface ReviewFactsProps {
  request: InstallerRequest;
  reason: string | undefined;
  customReason: string | null;
}

function ReviewFacts({ request, reason, customReason }: ReviewFactsProps) {
  const t = useText();
  const { formatDay } = useDateFormats();
  const { cart, installerLocation, createdAt } = request;
  return (
    <FactList
      facts={[
        { term: <Text id="page.project.cancel.review.product" />, value: cart && formatProduct(t, cart) },
        { term: <Text id="page.project.cancel.review.installer" />, value: installerLocation?.name },
        {
          term: <Text id="page.project.cancel.review.sentOn" />,
          value: formatDay(createdAt),
        },
        { term: <Text id="page.project.cancel.review.reason" />, value: reason },
        {
          term: <Text id="page.project.cancel.ownWords" />,
          value: customReason && <span className={styles["custom-reason"]}>{customReason}</span>,
        },
      ]}
    />
  );
}

/** `unsentReason` is the text that the service did not accept with the cancellation. */
function Cancelled({ unsentReason }: { unsentReason: string | null | undefined }) {
  const t = useText();
  useAnnouncement(unsentReason && t("page.project.cancel.confirmed.textUnsent.title"));
  return (
    <Stack>
      <p>
        <Text id="page.project.cancel.confirmed.text" />
      </p>
      {unsentReason ? (
        <InlineBanner tone="caution" title={<Text id="page.project.cancel.confirmed.textUnsent.title" />}>
          <Stack gap="small">
            <p>
              <Text id="page.project.cancel.confirmed.textUnsent.text" />
            </p>
            <blockquote className={styles["custom-reason"]}>{unsentReason}</blockquote>
          </Stack>
        </InlineBanner>
      ) : null}
    </Stack>
  );
}

function ReasonSkeleton() {
  return (
    <LoadingRegion text={<Text id="page.project.cancel.reason.loading" />}>
      <Stack gap="small">
        {["first", "second", "third", "fourth"].map((key) => (
          <Skeleton key={key} className={styles["reason-skeleton"]} />
        ))}
      </Stack>
    </LoadingRegion>
  );
}
