/**
 * The pages load nothing and run nothing. Chromium applies `form-action` to the redirect that follows a posted form too,
 * so the portal's addresses must be among them.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'self' http://localhost:* http://*.localhost:* http://127.0.0.1:* https:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
