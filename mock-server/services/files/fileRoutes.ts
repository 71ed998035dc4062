import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import type { RequestEnv } from "../requestContext.ts";
import { createDatasheetPdf } from "./datasheetPdf.ts";
import { getDocument } from "./document.ts";
import { isSignedFileLink } from "./fileLinks.ts";
import { createInstallerLogo } from "./installerLogo.ts";

const sharedPath = /^\/files\/(windows|rooms|campaigns|datasheets|logos|documents)\/([\w-]+)\.(svg|pdf)$/;
const assetFolder = join(import.meta.dirname, "../../assets");
const contentTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  svg: "image/svg+xml",
};

/**
 * `/files/*`: files stored in the world, by signed links alone, else images and documents that all worlds share.
 */
export const fileRoutes = new Hono<RequestEnv>().get("/*", async (c) => {
  const { world, texts } = c.var;
  const file = world.files.get(c.req.path.slice(1));
  if (!file) {
    return (await getSharedFile(c.req.path)) ?? c.json({ message: texts.fileNotFound(c.req.path) }, 404);
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
export async function getSharedFile(path: string): Promise<Response | undefined> {
  const [, folder = "", name = "", extension = ""] = sharedPath.exec(path) ?? [];
  const body = await readSharedFile(folder, name, extension);
  if (body === undefined) return undefined;
  return new Response(body, {
    headers: {
      "content-type": contentTypes[extension] ?? "",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      ...(extension === "svg" && {
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      }),
    },
  });
}

async function readSharedFile(folder: string, name: string, extension: string) {
  switch (folder) {
    case "":
      return undefined;
    case "logos":
      return extension === "svg" && /^[a-z\d][a-z\d-]{0,99}$/i.test(name)
        ? createInstallerLogo(name)
        : undefined;
    case "datasheets":
      return extension === "pdf" ? createDatasheetPdf(name) : undefined;
    case "documents":
      return await getDocument(`${name}.${extension}`);
    default:
      return await readAsset(`${folder}/${name}.${extension}`);
  }
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
