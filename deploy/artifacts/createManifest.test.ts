import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import operations from "../../schema/operations.json" with { type: "json" };
import { createManifest } from "./createManifest.ts";

const manifest = createManifest("1a2b3c");
const find = (name: string) => manifest.operations.find((it) => it.name === name);

it("createManifest lists the documents that browsers send, each with its SHA-256", () => {
  const documents = manifest.operations.map(({ name, document, sha256 }) => [name, { document, sha256 }]);
  const expected = Object.entries(operations).map(([name, document]) => {
    const sha256 = createHash("sha256").update(document).digest("hex");
    return [name, { document, sha256 }];
  });
  expect(Object.fromEntries(documents)).toEqual(Object.fromEntries(expected));
  expect(manifest.version).toBe("1a2b3c");
});

it("createManifest names the fields and arguments of an operation and of its inputs", () => {
  expect(find("Attachments")).toMatchObject({
    service: "main",
    type: "query",
    fields: [
      ...["Attachment.id", "Attachment.link", "Attachment.mime", "Attachment.name", "Attachment.size"],
      "Query.attachments",
    ],
    arguments: ["Query.attachments(idRequest:)"],
  });
  expect(find("UpdateCustomer")).toMatchObject({
    service: "main",
    type: "mutation",
    fields: expect.arrayContaining([
      "CustomerInput.postCode",
      "Mutation.updateCustomer",
      "Customer.postCode",
    ]),
  });
});
