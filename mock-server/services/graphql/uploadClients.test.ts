import { ApolloClient, gql, InMemoryCache } from "@apollo/client";
import { createClient, fetchExchange } from "@urql/core";
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs";
import { beforeEach, describe, expect, it } from "vitest";
import type { PersonaName } from "../../seeds/countries/countrySeed.ts";
import { createFile } from "../../testing/createFile.ts";
import { findRequest, findWindow } from "../../testing/findRecords.ts";
import { issueIdToken } from "../../testing/serviceClient.ts";
import { startTestServer } from "../../testing/testServer.ts";
import type { World } from "../../world/world.ts";

interface Mutation {
  url: string;
  headers: Record<string, string>;
  document: string;
  variables: Record<string, unknown>;
}

async function mutateWithApollo({ url, headers, document, variables }: Mutation): Promise<unknown> {
  const link = new UploadHttpLink({ uri: url, headers });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { data } = await client.mutate({ mutation: gql(document), variables });
  return data;
}

async function mutateWithUrql({ url, headers, document, variables }: Mutation): Promise<unknown> {
  const client = createClient({ url, exchanges: [fetchExchange], fetchOptions: { headers } });
  const { data, error } = await client.mutation(document, variables);
  if (error) throw error;
  return data;
}

const server = startTestServer();
let world: World;
let worldCount = 0;
beforeEach(async () => {
  worldCount += 1;
  world = await server.createWorld({ id: `uploads-${worldCount}`, country: "DE" });
});

/** Headers of a persona in the test's world. */
async function createHeaders(persona: PersonaName): Promise<Record<string, string>> {
  return {
    authorization: `Bearer ${await issueIdToken(world, persona)}`,
    cookie: `mock-world=${world.id}`,
  };
}

const attachmentDocument = `mutation ($id: ID!, $files: [Upload!]!) {
  uploadAttachment(requestId: $id, files: $files) { name mime size }
}`;
const invoiceDocument =
  "mutation ($id: ID!, $file: Upload!) { uploadInvoice(id: $id, file: $file) { invoiceFilename } }";

describe.each([
  { name: "apollo-upload-client", mutate: mutateWithApollo },
  { name: "urql", mutate: mutateWithUrql },
])("upload by $name", ({ mutate }) => {
  it("adds a list of files to a request at the main API", async () => {
    const variables = {
      id: findRequest(world, "clara").id,
      files: [createFile({ size: 10 }), createFile({ name: "photo.jpg", type: "image/jpeg", size: 20 })],
    };
    const url = `http://${server.mock.addresses[0]}/graphql`;
    const headers = await createHeaders("clara");
    expect(await mutate({ url, headers, document: attachmentDocument, variables })).toMatchObject({
      uploadAttachment: [
        { name: "plan.pdf", mime: "application/pdf", size: 10 },
        { name: "photo.jpg", mime: "image/jpeg", size: 20 },
      ],
    });
  });

  it("sets a window's invoice at the registration service", async () => {
    const variables = { id: findWindow(world, "dario").id, file: createFile({ name: "invoice.pdf" }) };
    const url = `http://${server.mock.addresses[1]}/${world.id}/graphql`;
    const headers = await createHeaders("dario");
    expect(await mutate({ url, headers, document: invoiceDocument, variables })).toMatchObject({
      uploadInvoice: { invoiceFilename: "invoice.pdf" },
    });
  });
});
