import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
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
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
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

const noTexts: FormTexts = { reasonId: "", customReason: "" };

/** The service's limit. */
const maxCustomReasonLength = 500;

/** The state of a cancellation. It survives the closed dialog, so that opening it again restores the input. */
function useCancellation({ request, draft, isOpen, onOpen, onClose }: Omit<CancelDialogProps, "name">) {
  const [step, setStep] = useState<CancelStep>("reason");
  const reasonsQuery = useQuery({
    ...requestReasonsQuery(request.id, useRequestedLocale()),
    enabled: isOpen && step === "reason",
  });
  const { reloadProjects, ...mutation } = useCancelRequest(request.id);

  const goTo = (next: CancelStep) => {
    if (next === "reason") mutation.reset();
    else if (next !== "review") draft.drop();
    setStep(next);
  };
  // The reasons may have loaded again since the choice.
  const getChosen = ({ reasonId }: FormTexts) => reasonsQuery.data?.find(({ id }) => id === reasonId);
  const getSentText = (texts: FormTexts) =>
    (getChosen(texts)?.allowsFreeText && texts["customReason"]?.trim()) || null;

  const form = useForm({
    defaults: noTexts,
    // Without free text, the input is too short to need a draft.
    draft: {
      ...draft,
      keep: (texts) => (getChosen(texts)?.allowsFreeText ? draft.keep(texts) : draft.drop()),
    },
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

  const close = () => {
    onClose();
    // Reloads the project only when the dialog closes: without the request, the page removes the dialog and its result.
    if (step === "cancelled") reloadProjects();
    if (form.isPending) return;
    form.reset(form.read());
    goTo("reason");
  };

  return {
    step,
    goTo,
    reasonsQuery,
    form,
    chosen: getChosen(form.texts),
    sentText: getSentText(form.texts),
    /** The input that the service did not accept with the cancellation. */
    unsentReason: mutation.data?.unsentReason,
    close,
  };
}

/** The steps of a cancellation: reason, review with confirmation, result. */
export function CancelDialog({ name, ...props }: CancelDialogProps) {
  const { request, draft, isOpen } = props;
  const t = useText();
  const formId = useId();
  const cancellation = useCancellation(props);
  const { step, goTo, reasonsQuery, form, chosen, sentText, unsentReason, close } = cancellation;
  const handleKeep = () => {
    draft.drop();
    close();
  };
  const done = (
    <Button onClick={close}>
      <Text id="page.project.cancel.done" />
    </Button>
  );
  const steps: Record<CancelStep, { title: PlainMessageId; content: ReactNode; actions: ReactNode }> = {
    reason: {
      title: "page.project.cancel.reason.title",
      content: <ReasonStep id={formId} cancellation={cancellation} draft={draft} />,
      actions: (
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
      ),
    },
    review: {
      title: "page.project.cancel.confirm.title",
      content: (
        <Stack>
          <p>
            <Text id="page.project.cancel.confirm.text" />
          </p>
          <ReviewFacts request={request} reason={chosen?.label} customReason={sentText} />
          <ErrorBanner error={form.error} title={<Text id="page.project.cancel.failed" />} />
        </Stack>
      ),
      actions: (
        <>
          <Button variant="secondary" disabled={form.isPending} onClick={() => goTo("reason")}>
            <Text id="page.project.cancel.back" />
          </Button>
          <Button variant="destructive" busy={form.isPending} onClick={form.submit}>
            <Text id="page.project.cancel.confirm.confirm" />
          </Button>
        </>
      ),
    },
    cancelled: {
      title: "page.project.cancel.confirmed.title",
      content: <Cancelled unsentReason={unsentReason} />,
      actions: done,
    },
    notCancellable: {
      title: "page.project.cancel.refused.title",
      content: (
        <p>
          <Text id="page.project.cancel.refused.text" />
        </p>
      ),
      actions: done,
    },
  };
  const { title, content, actions } = steps[step];

  return (
    <Dialog
      open={isOpen}
      step={step}
      onClose={close}
      title={<Text id={title} />}
      closeLabel={t("page.project.cancel.close")}
      actions={actions}
    >
      <p className={styles["name"]}>{name}</p>
      {content}
    </Dialog>
  );
}

interface ReasonStepProps {
  /** The id of the form: the button that submits it is outside. */
  id: string;
  cancellation: ReturnType<typeof useCancellation>;
  draft: Draft<FormTexts>;
}

function ReasonStep({ id, cancellation, draft }: ReasonStepProps) {
  const { reasonsQuery, form, chosen, goTo } = cancellation;
  const t = useText();
  const formatFieldError = useFieldErrorText();
  const reasonLimit = useLengthLimit(maxCustomReasonLength);
  const { reasonId: reasonError, customReason: textError } = form.errors;
  const handleStartAnew = () => {
    draft.drop();
    form.reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) goTo("review");
  };
  const renderForm = (reasons: readonly CancellationReason[]) => (
    <form id={id} {...form.formProps} onSubmit={handleSubmit}>
      <Stack>
        <RestoredDraft draft={draft} action="send" onStartAnew={handleStartAnew} />
        <div key={form.focusKey} ref={focusInvalid}>
          <Stack>
            <RadioGroup
              legend={<Text id="page.project.cancel.reason.title" />}
              hideLegend
              name="reasonId"
              options={reasons.map(({ id: value, label }) => ({ value, label }))}
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
                defaultValue={form.texts["customReason"]}
                {...reasonLimit}
                error={formatFieldError(textError)}
              />
            ) : null}
          </Stack>
        </div>
      </Stack>
    </form>
  );
  return (
    <Stack>
      <QueryResult
        query={reasonsQuery}
        skeleton={<ReasonSkeleton />}
        failedTitle={<Text id="page.project.cancel.reason.failed" />}
      >
        {(reasons) => (reasons.length > 0 ? renderForm(reasons) : <NoReasons />)}
      </QueryResult>
      {/* The page's own notice is behind the dialog. */}
      {reasonsQuery.isPending ? <LoadingNotice /> : null}
    </Stack>
  );
}

function NoReasons() {
  return (
    <InlineBanner tone="caution" title={<Text id="page.project.cancel.reason.missing" />}>
      <p>
        <Text id="page.project.cancel.reason.missingText" />
      </p>
    </InlineBanner>
  );
}

/** A callback ref: moves the focus to a field with an error. */
function focusInvalid(fields: HTMLElement | null): void {
  focusOnMount(fields?.querySelector<HTMLElement>("[aria-invalid='true']") ?? null);
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
