/** A GraphQL error response that rejects input, by the paths of its fields. */
export function createValidationErrorResponse(messages: Readonly<Record<string, string>>): Response {
  const errors = Object.entries(messages).map(([field, message]) => ({
    message,
    extensions: { code: "VALIDATION_FAILED", field },
  }));
  return Response.json({ data: null, errors });
}
