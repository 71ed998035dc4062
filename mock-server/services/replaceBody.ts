/** A response with another body, and with another status and content type if they are given. */
export function replaceBody(
  response: Response,
  body: string | null,
  { status = response.status, type }: { status?: number; type?: string | null } = {},
): Response {
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  if (type) headers.set("content-type", type);
  if (type === null) headers.delete("content-type");
  return new Response(body, { status, headers });
}
