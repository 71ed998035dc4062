import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sampleImages } from "#testing/stories/sampleImages.ts";
import { longFileName } from "#testing/stories/sampleTexts.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { FileList } from "./FileList.tsx";
import { FileName } from "./FileName.tsx";
import { StoredFileRow } from "./StoredFileRow.tsx";

const [link] = sampleImages;

const mediaTypes = ["application/pdf", "image/jpeg", "image/png", "image/heic", "text/plain"];

const meta = {
  component: StoredFileRow,
  subcomponents: { FileList, FileName },
  args: { onOpen: fn(), file: { id: "plan", name: "plan", mime: "application/pdf", size: 340 * 1024, link } },
  render: (args) => (
    <FileList>
      <StoredFileRow {...args} />
    </FileList>
  ),
} satisfies Meta<typeof StoredFileRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EachType: Story = {
  render: (args) => (
    <FileList>
      {mediaTypes.map((mime) => (
        <StoredFileRow {...args} key={mime} file={{ ...args.file, mime }} />
      ))}
    </FileList>
  ),
  play: async ({ canvasElement }) => {
    const thumbnails = canvasElement.getElementsByTagName("img");
    await waitFor(() =>
      expect(Array.from(thumbnails, ({ naturalWidth }) => naturalWidth > 0)).toEqual([true, true]),
    );
  },
};

export const EachName: Story = {
  render: (args) => (
    <FileList>
      <StoredFileRow
        {...args}
        file={{ ...args.file, name: longFileName }}
        actions={<IconButton icon="trash" label="Delete" />}
      />
      <StoredFileRow {...args} file={{ ...args.file, name: "תכנית.pdf" }} />
      <StoredFileRow {...args} file={{ ...args.file, name: "" }} />
    </FileList>
  ),
};
