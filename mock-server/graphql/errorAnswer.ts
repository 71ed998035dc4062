/** An answer that refuses a call before any operation runs, in GraphQL's own shape. */
export function errorAnswer(status: number, code: string, message: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status });
}
