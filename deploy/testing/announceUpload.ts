import { request } from "node:http";

/**
 * Announces a request body with `Expect: 100-continue`. Resolves to 100 if the server asks for the body, else to the status of
 * its response.
 */
export function announceUpload(port: number, path: string, bytes: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": bytes, expect: "100-continue" };
    const upload = request({ host: "127.0.0.1", port, path, method: "POST", headers });
    const finish = (status: number | undefined) => {
      resolve(status);
      upload.destroy();
    };
    upload.on("error", reject);
    upload.on("continue", () => finish(100));
    upload.on("response", ({ statusCode }) => finish(statusCode));
    upload.flushHeaders();
  });
}
