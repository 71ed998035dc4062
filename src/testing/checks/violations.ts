/** An answer of GraphQL that refuses what was entered, by the fields' paths. */
export function createValidationErrorResponse(messages: Readonly<Record<string, string>>): Response {
  const errors = Object.entries(messages).map(([field, message]) => ({
    message,
    extensions: { code: "VALIDATION_FAILED", field },
  }));
  return Response.json({ data: null, errors });
}
