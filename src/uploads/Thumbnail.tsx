import { useEffect, useRef, useState } from "react";

const edge = 96;

/** A small picture of a photo on the visitor's device; nothing for a file that the browser cannot show. */
export function Thumbnail({ file }: { file: File }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const bitmap = await createImageBitmap(file);
      const context = isCurrent ? canvasRef.current?.getContext("2d") : undefined;
      if (context) {
        const side = Math.min(bitmap.width, bitmap.height);
        const [x, y] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
        context.drawImage(bitmap, x, y, side, side, 0, 0, edge, edge);
        setDrawn(true);
      }
      bitmap.close();
    };
    // A PDF, a damaged photo, or HEIC outside Safari: the row keeps its icon.
    if (file.type.startsWith("image/")) draw().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return (
    // Hidden from screen readers: the file's name beside the picture says more.
    <span aria-hidden="true" hidden={!isDrawn}>
      <canvas ref={canvasRef} width={edge} height={edge} />
    </span>
  );
}
