/**
 * Origins of registration services whose CORS allows the header `Idempotency-Key`, such as `https://windows.taglys.example`. A
 * service at the portal's own origin always gets the header.
 */
export const idempotencyKeyOrigins: readonly string[] = [];

/**
 * Set this only for services that execute registered documents: the field of a request that has the document's SHA-256 in
 * place of `query`, such as `id` or `documentId`. The manifest of a release lists the documents. Default: documents are sent.
 */
export const documentIdField: string | undefined = undefined;
