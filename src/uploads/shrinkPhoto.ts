import { setExtension } from "./fileRules.ts";

/** The longest edge in px: enough for a print of A4, and within the canvas limits of phones. */
const maxEdge = 4096;
const quality = 0.85;
const maxAttempts = 8;

/**
 * Returns a photo as a JPEG of at most `maxBytes`, with fewer pixels if needed, and without place and time of recording. Fails
 * for a photo that the browser cannot show, for example HEIC outside Safari.
 */
export async function shrinkPhoto(photo: File, maxBytes: number): Promise<File> {
  const bitmap = await createImageBitmap(photo);
  try {
    let scale = Math.min(1, maxEdge / Math.max(bitmap.width, bitmap.height));
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const jpeg = await encodeJpeg(bitmap, scale);
      if (jpeg.size <= maxBytes) {
        return new File([jpeg], setExtension(photo.name, "image/jpeg"), { type: "image/jpeg" });
      }
      scale *= Math.SQRT1_2;
    }
  } finally {
    bitmap.close();
  }
  throw new Error("The photo does not become small enough.");
}

async function encodeJpeg(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas to draw on.");
  // JPEG has no transparency: without it transparent parts of a PNG would be black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The photo could not be encoded."))),
      "image/jpeg",
      quality,
    );
  });
}
