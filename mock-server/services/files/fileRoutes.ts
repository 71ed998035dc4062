import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { formatText } from "#texts/texts.ts";
import type { RequestEnv } from "../requestContext.ts";
import { isSignedFileLink } from "./fileLinks.ts";

const imagePath = /^\/files\/((?:windows|rooms|campaigns|logos)\/[\w-]+\.svg)$/;
/** Documents have their language at the end of their names. */
const documentPath = /^\/files\/documents\/([a-z-]+)-[a-z]+\.(svg|pdf)$/;
const datasheetPath = /^\/files\/datasheets\/[a-z]+\.pdf$/;
const assetFolder = join(import.meta.dirname, "../../assets");

/** `/files/*`: files of the world, which need a signed link, else images and documents that all worlds share. */
export const fileRoutes = new Hono<RequestEnv>().get("/*", async (c) => {
  const { world, texts } = c.var;
  const file = world.files.get(c.req.path.slice(1));
  if (!file) {
    return (
      (await getSharedFile(c.req.path)) ??
      c.json({ message: formatText(texts.fileNotFound, { path: c.req.path }) }, 404)
    );
  }
  if (!isSignedFileLink(world, c.req.path, c.req.query())) {
    return c.json({ message: texts.fileLinkExpired }, 403);
  }
  return c.body(new Uint8Array(file.bytes), 200, {
    "content-type": file.mime,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "content-security-policy": "sandbox; default-src 'none'",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
});

/** Creates the response with an image or document that all worlds share; undefined if there is none at the path. */
async function getSharedFile(path: string): Promise<Response | undefined> {
  const asset = findAsset(path);
  const body = asset === undefined ? undefined : await readAsset(asset);
  if (body === undefined) return undefined;
  const isImage = path.endsWith(".svg");
  return new Response(body, {
    headers: {
      "content-type": isImage ? "image/svg+xml" : "application/pdf",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      ...(isImage && { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'" }),
    },
  });
}

/** The path below `assets/`. All data sheets share one file, and so do all documents. Covers have no texts to translate. */
export function findAsset(path: string): string | undefined {
  if (datasheetPath.test(path)) return "datasheets/datasheet.pdf";
  const [, document, extension] = documentPath.exec(path) ?? [];
  if (document !== undefined) return `documents/${extension === "pdf" ? "document.pdf" : `${document}.svg`}`;
  return imagePath.exec(path)?.[1];
}

/** Reads a file below `assets/`; undefined if it does not exist. */
async function readAsset(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(join(assetFolder, path)));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
