import { createPrivateKey, X509Certificate } from "node:crypto";
import { expect, it } from "vitest";
import { createCertificate } from "./createCertificate.ts";

it("createCertificate creates a self-signed certificate for this machine, with its private key", async () => {
  const { cert, key } = await createCertificate();
  const certificate = new X509Certificate(cert);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(certificate.checkHost("localhost")).toBe("localhost");
  for (const ip of ["127.0.0.1", "::1"]) expect(certificate.checkIP(ip)).toBe(ip);
  expect(certificate.checkHost("localhost.example")).toBeUndefined();
});
