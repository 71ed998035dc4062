import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  createSampleFiles,
  sampleUploads,
  uploadsInEachState,
  uploadsWithEachError,
} from "../testing/stories/sampleUploads.ts";
import { FileNamesBanner } from "./FileNamesBanner.tsx";
import { UploadList } from "./UploadList.tsx";
import { UploadRow } from "./UploadRow.tsx";

const meta = {
  component: UploadList,
  subcomponents: { FileNamesBanner, UploadRow },
} satisfies Meta<typeof UploadList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EachState: Story = { args: { uploads: sampleUploads(uploadsInEachState) } };

export const EachError: Story = { args: { uploads: sampleUploads(uploadsWithEachError) } };

export const MoreExcessFilesThanListed: Story = {
  args: { uploads: sampleUploads([], createSampleFiles(8)) },
};

export const Interrupted: Story = {
  args: { uploads: { ...sampleUploads([]), interruptedNames: ["plan.pdf", "roof.jpg"] } },
};
