import { resolve } from "node:path";
import type { Plugin } from "vite";
import { parsePortalOrigins } from "./environment.ts";
import { readStyleHash } from "./prerenderedPages.ts";
import {
  createPortalHeaders,
  fileHeaders,
  openerPolicies,
  previewPath,
  reportingEndpoints,
  serviceHeaders,
  unreportedUrls,
} from "./securityHeaders.ts";

const isUnreported = new RegExp(unreportedUrls, "i");
const servicePaths = ["/graphql", "/api"];

/** Makes `vite preview` send the headers of a production host, so that the end-to-end tests run under its policy. */
export function sendSecurityHeaders(): Plugin {
  return {
    name: "send-security-headers",
    configurePreviewServer({ middlewares, config }) {
      const origins = parsePortalOrigins(process.env);
      const styleHash = readStyleHash(resolve(config.root, config.build.outDir));
      const proxiedPaths = Object.keys(config.preview.proxy ?? {});
      const getHeaders = (path: string) => {
        if (startsWithAny(path, servicePaths)) return serviceHeaders;
        if (path.startsWith("/files/")) return fileHeaders;
        // Pages of other systems send headers of their own.
        if (startsWithAny(path, proxiedPaths)) return {};
        return createPortalHeaders(origins, {
          openerPolicy: openerPolicies[path.startsWith(previewPath) ? "preview" : "others"],
          endpoints: isUnreported.test(path) ? "" : reportingEndpoints,
          styleHash,
        });
      };
      middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(getHeaders(request.url ?? "/"))) {
          response.setHeader(name, value);
        }
        next();
      });
    },
  };
}

function startsWithAny(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path.startsWith(prefix));
}
