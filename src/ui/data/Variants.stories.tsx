import type { Meta, StoryObj } from "@storybook/react-vite";
import { longFileName, longTitle, longWord, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { FileList } from "#uploads/stored/FileList.tsx";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { Tag } from "../badges/Tag.tsx";
import { Stack } from "../layout/Stack.tsx";
import { FactList } from "./FactList.tsx";
import { FileRow } from "./FileRow.tsx";
import { PriceTable } from "./PriceTable.tsx";
import { Timeline } from "./Timeline.tsx";

export default {} satisfies Meta;

export const Facts: StoryObj = {
  render: () => (
    <FactList
      facts={[
        { term: "Model code", value: "TGS M06" },
        { term: "Without a value, left out", value: null },
        { term: longWord, value: paragraph },
        { term: sentence, value: longWord },
      ]}
    />
  ),
};

export const Files: StoryObj = {
  render: () => (
    <FileList>
      <FileRow name="plan.pdf" href="/files/plan.pdf" detail="PDF, 340 kB" />
      <FileRow name="sending.jpg" detail="2 MB" status="45 %" progress={0.45} progressLabel="Sending" />
      <FileRow name="arriving.jpg" detail="2 MB" status="Almost done" progressLabel="Arriving" />
      <FileRow
        name={longFileName}
        detail={sentence}
        tone="negative"
        error={longTitle}
        actions={
          <>
            <Button variant="quiet" size="compact">
              Try again
            </Button>
            <IconButton icon="close" label="Remove" />
          </>
        }
      />
      <FileRow name="done.png" detail="2 MB" tone="positive" status={<Tag tone="positive">Sent</Tag>} />
    </FileList>
  ),
};

export const Prices: StoryObj = {
  render: () => (
    <PriceTable
      caption="Offer"
      columns={["Product", "Number", "Net price", "Price"]}
      rows={[
        { key: "window", cells: ["Roof window M06", "2", "€1,200.00", "€1,428.00"] },
        { key: "work", cells: [longTitle, "1", "€450.00", "€535.50"] },
      ]}
      detailsLabel="Unit and net prices"
      totals={[
        { key: "net", label: "Net", amount: "€1,650.00" },
        { key: "all", label: "Total", amount: "€1,963.50", emphasis: true },
      ]}
    />
  ),
};

export const Timelines: StoryObj = {
  render: () => (
    <Stack>
      <Timeline
        label="Your request"
        steps={[
          { id: "sent", title: "Sent", state: "done", stateLabel: "Done", date: "14 March" },
          { id: "offer", title: "Offer", state: "current", stateLabel: "Now", children: sentence },
          { id: "installed", title: "Installed", state: "upcoming", stateLabel: "To come" },
        ]}
      />
      <Timeline
        label="Paused, then stopped"
        steps={[
          { id: "paused", title: "Offer", state: "paused", stateLabel: "On hold", date: "20 March" },
          {
            id: "stopped",
            title: longTitle,
            state: "stopped",
            stateLabel: sentence,
            date: "21 March",
            children: sentence,
          },
        ]}
      />
    </Stack>
  ),
};
