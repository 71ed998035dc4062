/** A certificate and its private key in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** Creates a self-signed certificate for `localhost` and the loopback addresses. */
export async function createCertificate(): Promise<Certificate> {
  // Not imported at the start, which rarely needs it.
  const { generate } = await import("selfsigned");
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [
      { name: "basicConstraints", cA: false, critical: true },
      { name: "keyUsage", digitalSignature: true, critical: true },
      { name: "extKeyUsage", serverAuth: true },
      {
        name: "subjectAltName",
        altNames: [
          { type: 2, value: "localhost" },
          { type: 7, ip: "127.0.0.1" },
          { type: 7, ip: "::1" },
        ],
      },
    ],
  });
  return { cert, key };
}
