/** `WWW-Authenticate` of a 401 response (RFC 6750). A request without a token is told the scheme, without an error. */
export function createBearerChallenge(tokenError?: string): { "WWW-Authenticate": string } {
  if (tokenError === undefined) return { "WWW-Authenticate": "Bearer" };
  const description = tokenError.replace(/["\\]|[^ -~]/g, "'");
  return { "WWW-Authenticate": `Bearer error="invalid_token", error_description="${description}"` };
}
