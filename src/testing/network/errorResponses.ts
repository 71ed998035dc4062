/** A GraphQL response with one error, whose message is for customers unless the code is unknown. */
export function createGraphQlErrorResponse(message: string, code = "VALIDATION_FAILED"): Response {
  return Response.json({ data: null, errors: [{ message, extensions: { code } }] });
}

/** A failure with a body that is no JSON. */
export function createErrorResponse(status: number, statusText = ""): Response {
  return new Response("<h1>Failure</h1>", { status, statusText });
}
