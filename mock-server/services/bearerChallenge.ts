/** `WWW-Authenticate` of a 401 response (RFC 6750). For a request without a token it names the scheme, but no error. */
export function createBearerChallenge(tokenError?: string): { "WWW-Authenticate": string } {
  if (tokenError === undefined) return { "WWW-Authenticate": "Bearer" };
  const description = tokenError.replace(/["\\]|[^ -~]/g, "'");
  return { "WWW-Authenticate": `Bearer error="invalid_token", error_description="${description}"` };
}
