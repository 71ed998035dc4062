import { Toast } from "../ui/Toast.tsx";
import { ToastList } from "../ui/ToastList.tsx";
import { Stage } from "./Stage.tsx";
import { closeText, doNothing, longTitle, sentence, shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

const common = { closeLabel: closeText, onClose: doNothing };

export const toastSpecimens: readonly Specimen[] = [
  {
    name: "Toast",
    files: ["ui/Toast.tsx"],
    states: {
      info: <Toast {...common} id="info" tone="info" message={shortText} />,
      positive: <Toast {...common} id="positive" tone="positive" message={sentence} />,
      negative: <Toast {...common} id="negative" tone="negative" message={sentence} />,
      "several lines": <Toast {...common} id="lines" tone="negative" message={`${sentence}\n${longTitle}`} />,
    },
  },
  {
    name: "ToastList",
    files: ["ui/ToastList.tsx"],
    layout: "wide",
    states: {
      "three at the edge of the screen": (
        <Stage>
          <ToastList
            {...common}
            label="Sample messages"
            onPause={doNothing}
            onResume={doNothing}
            toasts={[
              { id: "first", tone: "positive", message: shortText },
              { id: "second", tone: "info", message: sentence },
              { id: "third", tone: "negative", message: longTitle },
            ]}
          />
        </Stage>
      ),
    },
  },
];
