/**
 * Origins of registration services whose CORS allows the header `Idempotency-Key`, such as `https://windows.taglys.example`. At
 * the portal's own origin mutations carry it always.
 */
export const idempotencyKeyOrigins: readonly string[] = [];
