/** The drawn picture or data sheet at a path of the portal's origin. The drawings are loaded when one is first asked for. */
export async function pictureAt(path: string): Promise<Response | undefined> {
  const [, name, ending] =
    /^\/files\/((?:windows|rooms|logos|campaigns|documents|datasheets)\/[\w-]+\.(svg|pdf))$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  const { drawFile } = await import("./pictureFiles.ts");
  const body = drawFile(name);
  if (body === undefined) return undefined;
  const headers = { "content-disposition": "inline", "x-content-type-options": "nosniff" };
  return new Response(body, {
    headers:
      ending === "pdf"
        ? { ...headers, "content-type": "application/pdf" }
        : {
            ...headers,
            "content-type": "image/svg+xml",
            "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
          },
  });
}
