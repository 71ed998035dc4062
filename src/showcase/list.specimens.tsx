import { Button } from "../ui/Button.tsx";
import { FileRow } from "../ui/FileRow.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { closeIcon } from "../ui/icons/closeIcon.tsx";
import { PriceTable } from "../ui/PriceTable.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Timeline } from "../ui/Timeline.tsx";
import { FileList } from "../uploads/FileList.tsx";
import { SampleAmount } from "./SampleAmount.tsx";
import { errorText, longFileName, longTitle, sentence, shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

const retry = (
  <Button variant="quiet" size="compact">
    Try again
  </Button>
);

export const listSpecimens: readonly Specimen[] = [
  {
    name: "Timeline",
    files: ["ui/Timeline.tsx"],
    layout: "wide",
    states: {
      "on its way": (
        <Timeline
          label={shortText}
          steps={[
            { id: "sent", title: "Sent", state: "done", stateLabel: "Done", date: "14 March" },
            { id: "offer", title: "Offer", state: "current", stateLabel: "Now", children: sentence },
            { id: "installed", title: "Installed", state: "upcoming", stateLabel: "To come" },
          ]}
        />
      ),
      paused: (
        <Timeline
          label={shortText}
          steps={[
            { id: "sent", title: "Sent", state: "done", stateLabel: "Done", date: "14 March" },
            { id: "offer", title: "Offer", state: "paused", stateLabel: "Paused", date: "20 March" },
            { id: "installed", title: "Installed", state: "upcoming", stateLabel: "To come" },
          ]}
        />
      ),
      "stopped, long text": (
        <Timeline
          label={shortText}
          steps={[
            { id: "sent", title: longTitle, state: "done", stateLabel: "Done", date: "14 March" },
            {
              id: "stopped",
              title: longTitle,
              state: "stopped",
              stateLabel: sentence,
              date: "20 March",
              children: sentence,
            },
          ]}
        />
      ),
    },
  },
  {
    name: "PriceTable",
    files: ["ui/PriceTable.tsx"],
    layout: "wide",
    states: {
      "in the locale's numbers": (
        <PriceTable
          caption="Offer"
          columns={["Product", "Number", "Net price", "Price"]}
          rows={[
            {
              key: "window",
              cells: [
                "Roof window M06",
                "2",
                <SampleAmount key="n" of={1200} />,
                <SampleAmount key="g" of={1428} />,
              ],
            },
            {
              key: "work",
              cells: [longTitle, "1", <SampleAmount key="n" of={450} />, <SampleAmount key="g" of={535.5} />],
            },
          ]}
          totals={[
            { key: "net", label: "Net", amount: <SampleAmount of={1650} /> },
            { key: "all", label: "In all", amount: <SampleAmount of={1963.5} />, emphasis: true },
          ]}
        />
      ),
    },
  },
  {
    name: "FileRow",
    files: ["ui/FileRow.tsx", "uploads/FileList.tsx"],
    layout: "wide",
    states: {
      "in a list": (
        <FileList>
          <FileRow name="plan.pdf" href="/files/plan.pdf" detail="PDF, 340 kB" />
          <FileRow
            name="on-its-way.jpg"
            detail="2 MB"
            status="45 %"
            progress={0.45}
            progressLabel={sentence}
          />
          <FileRow name="arriving.jpg" detail="2 MB" status="Almost done" progressLabel={sentence} />
          <FileRow name="refused.exe" detail="2 MB" tone="negative" error={errorText} actions={retry} />
          <FileRow
            name="done.png"
            detail="2 MB"
            tone="positive"
            status={<StatusBadge tone="positive">Arrived</StatusBadge>}
          />
          <FileRow
            name={longFileName}
            detail={sentence}
            tone="negative"
            error={longTitle}
            actions={
              <>
                {retry}
                <IconButton icon={closeIcon} label="Remove" />
              </>
            }
          />
        </FileList>
      ),
    },
  },
];
