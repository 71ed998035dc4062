import { onTestFinished, vi } from "vitest";

/** Lets one test decode and encode images, which jsdom cannot. An encoded image has `bytesPerPixel` for each of its pixels. */
export function fakeImageDecoder({ width = 8000, height = 6000, bytesPerPixel = 1 } = {}): void {
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close() {} }));
  const context = { fillRect() {}, drawImage() {} };
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, "getContext").mockImplementation(() => context as never);
  vi.spyOn(canvas, "toBlob").mockImplementation(function (this: HTMLCanvasElement, resolve) {
    resolve(new Blob([new Uint8Array(Math.ceil(this.width * this.height * bytesPerPixel))]));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
