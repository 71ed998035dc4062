import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { shrinkPhoto } from "./shrinkPhoto.ts";
import { Thumbnail } from "./Thumbnail.tsx";

const meta = {
  component: Thumbnail,
  args: { file: new File([], "none.jpg") },
} satisfies Meta<typeof Thumbnail>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A badly compressible picture with a transparent right half. */
async function drawPhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  for (let x = 0; x < width / 2; x += 2) {
    for (let y = 0; y < height; y += 2) {
      if (!context) break;
      context.fillStyle = `hsl(${(x * 7919 + y * 104729) % 360} 80% ${(x * 31 + y * 17) % 100}%)`;
      context.fillRect(x, y, 2, 2);
    }
  }
  return new File([await canvas.convertToBlob()], "roof.png", { type: "image/png" });
}

export const Photo: Story = {
  name: "Photo, is drawn",
  loaders: [async () => ({ file: await drawPhoto(300, 200) })],
  render: (_, { loaded: { file } }) => <Thumbnail file={file} />,
  play: async ({ canvasElement }) => {
    const canvas = canvasElement.querySelector("canvas");
    await waitFor(() => expect(canvas).toBeVisible());
    expect(canvas?.getContext("2d")?.getImageData(10, 10, 1, 1).data[3]).toBe(255);
  },
};

export const NoPhoto: Story = {
  name: "PDF and damaged photo, are not drawn",
  render: () => (
    <>
      <Thumbnail file={new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" })} />
      <Thumbnail file={new File(["damaged"], "roof.jpg", { type: "image/jpeg" })} />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const canvas of canvasElement.querySelectorAll("canvas")) expect(canvas).not.toBeVisible();
  },
};

export const ShrunkPhoto: Story = {
  name: "Shrunk photo, is a JPEG of at most the given size on white",
  loaders: [
    async () => {
      const photo = await drawPhoto(600, 400);
      return { photo, file: await shrinkPhoto(photo, 30_000) };
    },
  ],
  render: (_, { loaded: { file } }) => <Thumbnail file={file} />,
  play: async ({ loaded: { photo, file } }) => {
    expect(photo.size).toBeGreaterThan(30_000);
    expect(file).toMatchObject({ name: "roof.jpg", type: "image/jpeg" });
    expect(file.size).toBeLessThanOrEqual(30_000);
    const { width, height } = await createImageBitmap(file);
    expect(width).toBeLessThan(600);
    expect(width / height).toBeCloseTo(1.5, 1);
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(await createImageBitmap(file), 0, 0);
    expect(context?.getImageData(width - 5, 5, 1, 1).data).toEqual(
      new Uint8ClampedArray([255, 255, 255, 255]),
    );
    await expect(shrinkPhoto(new File(["damaged"], "roof.heic"), 30_000)).rejects.toThrow();
  },
};
