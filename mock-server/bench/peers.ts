import { fileURLToPath } from "node:url";
import type { Candidate } from "./candidate.ts";

/** Other mock servers. */
export const oauthServer: Candidate = {
  name: "oauth2-mock-server",
  getArguments: ([port]) => [
    fileURLToPath(new URL("./oauth2-mock-server.mjs", import.meta.resolve("oauth2-mock-server"))),
    "-p",
    String(port),
  ],
  path: "/.well-known/openid-configuration",
  response: '"issuer"',
};

const wireMockJar = process.env["WIREMOCK_JAR"];

/** Undefined unless `WIREMOCK_JAR` names its standalone JAR, which the npm package `wiremock` contains. */
export const wireMock: Candidate | undefined = wireMockJar
  ? {
      name: "WireMock",
      program: "java",
      getArguments: ([port]) => ["-jar", wireMockJar, "--port", String(port), "--disable-banner"],
      path: "/__admin/mappings",
      response: '"mappings"',
    }
  : undefined;
