import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { InlineBanner } from "../ui/InlineBanner.tsx";
import { EmptyRoofIllustration } from "../ui/illustrations/EmptyRoofIllustration.tsx";
import { LostIllustration } from "../ui/illustrations/LostIllustration.tsx";
import { OnPress } from "./OnPress.tsx";
import { cancelText, closeText, longTitle, paragraph, saveText, sentence, shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

export const messageSpecimens: readonly Specimen[] = [
  {
    name: "InlineBanner",
    files: ["ui/InlineBanner.tsx"],
    states: {
      info: <InlineBanner tone="info" title={shortText} />,
      positive: (
        <InlineBanner tone="positive" title={shortText}>
          {sentence}
        </InlineBanner>
      ),
      caution: (
        <InlineBanner tone="caution" title={shortText}>
          {sentence}
        </InlineBanner>
      ),
      negative: (
        <InlineBanner tone="negative" title={shortText}>
          {sentence}
        </InlineBanner>
      ),
      "with action, long text": (
        <InlineBanner
          tone="caution"
          title={longTitle}
          action={
            <Button variant="secondary" size="compact">
              {saveText}
            </Button>
          }
        >
          {paragraph}
        </InlineBanner>
      ),
    },
  },
  {
    name: "EmptyState",
    files: ["ui/EmptyState.tsx"],
    states: {
      "words alone": <EmptyState title={shortText}>{sentence}</EmptyState>,
      "with drawing and action": (
        <EmptyState
          title={shortText}
          headingLevel={3}
          illustration={<EmptyRoofIllustration />}
          action={<Button>{saveText}</Button>}
        >
          {sentence}
        </EmptyState>
      ),
      "long text": <EmptyState title={longTitle}>{paragraph}</EmptyState>,
    },
  },
  {
    name: "ErrorPanel",
    files: ["ui/ErrorPanel.tsx"],
    layout: "wide",
    states: {
      "title alone": <ErrorPanel title={shortText} />,
      "with drawing and actions": (
        <ErrorPanel
          title={shortText}
          illustration={<LostIllustration />}
          actions={
            <>
              <Button>{saveText}</Button>
              <Button variant="secondary">{cancelText}</Button>
            </>
          }
        >
          {sentence}
        </ErrorPanel>
      ),
      "long text": (
        <ErrorPanel title={longTitle} headingLevel={3}>
          {paragraph}
        </ErrorPanel>
      ),
    },
  },
  {
    name: "Dialog",
    files: ["ui/Dialog.tsx"],
    states: {
      "words alone": (
        <OnPress label="Open a short dialog">
          {(close) => (
            <Dialog open onClose={close} title={shortText} closeLabel={closeText}>
              {sentence}
            </Dialog>
          )}
        </OnPress>
      ),
      "with actions, long text": (
        <OnPress label="Open a long dialog">
          {(close) => (
            <Dialog
              open
              onClose={close}
              title={longTitle}
              closeLabel={closeText}
              actions={
                <>
                  <Button variant="secondary" onClick={close}>
                    {cancelText}
                  </Button>
                  <Button onClick={close}>{saveText}</Button>
                </>
              }
            >
              <p>{Array.from({ length: 12 }, () => paragraph).join(" ")}</p>
            </Dialog>
          )}
        </OnPress>
      ),
    },
  },
];
