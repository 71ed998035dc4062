import * as v from "valibot";

/** The body of a request or response in a pact. */
export const bodySchema = v.object({ content: v.unknown(), contentType: v.string(), encoded: v.unknown() });
type Body = v.InferOutput<typeof bodySchema>;

const graphQlSchema = v.object({
  query: v.string(),
  variables: v.optional(v.record(v.string(), v.unknown())),
});
export type GraphQlRequest = v.InferOutput<typeof graphQlSchema>;

/** The GraphQL operation in a JSON or multipart body; undefined if there is none. */
export async function parseGraphQlRequest(body: Body | undefined): Promise<GraphQlRequest | undefined> {
  if (!body) return undefined;
  const { content, contentType, encoded } = body;
  const isUpload = encoded === "base64" && contentType.startsWith("multipart/");
  const result = v.safeParse(
    graphQlSchema,
    isUpload ? await parseOperationsPart(String(content), contentType) : content,
  );
  return result.success ? result.output : undefined;
}

async function parseOperationsPart(base64: string, contentType: string): Promise<unknown> {
  const body = new Response(Buffer.from(base64, "base64"), { headers: { "content-type": contentType } });
  return JSON.parse(String((await body.formData()).get("operations")));
}
