/** An answer of GraphQL with one error. */
export function graphQlError(message: string, code?: string): Response {
  return Response.json({ data: null, errors: [{ message, extensions: { code } }] });
}

/** A failure whose body is no JSON. */
export function failure(status: number, statusText = ""): Response {
  return new Response("<h1>Failure</h1>", { status, statusText });
}
