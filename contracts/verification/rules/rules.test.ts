import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import type { SentOperation } from "#contracts/pact/sentOperation.ts";
import { type Answer, type Exchange, hashContent } from "../exchange.ts";
import { rules } from "./rules.ts";

type RuleName = keyof typeof rules & string;

const createAnswer = (json: unknown, status = 200, headers = {}): Answer => ({
  status,
  headers: new Headers(headers),
  content: Buffer.from(JSON.stringify(json)),
  json,
});
const success = createAnswer({ data: { tree: { id: "1" } } });
const refuse = (code: string) => createAnswer({ errors: [{ extensions: { code } }] });
const query: SentOperation = { kind: "query", name: "Tree", field: "tree", query: "", variables: {} };
const mutate = (field: string, variables: object): SentOperation => ({
  ...query,
  kind: "mutation",
  name: field,
  field,
  variables: { ...variables },
});
const createRecords = (facts: object, conflicts: string[] = [], links: Record<string, string> = {}) => ({
  facts: new Map(Object.entries(facts)),
  links: new Map(Object.entries(links)),
  conflicts,
});

/**
 * Returns a rule's violations in an exchange. The service responds to further requests with `again`, and then shows the facts
 * `after`, or `afterAgain` if they are read once more.
 */
async function check(
  rule: RuleName,
  exchange: Partial<Exchange>,
  again: unknown = success,
  after: object = {},
  afterAgain = after,
) {
  const asked = new Set<string>();
  const sent = { method: "POST", path: "/graphql", headers: new Headers(), body: Buffer.from("") };
  const complete: Exchange = {
    ...{ provider: "main-api", country: "CH", values: {}, repeats: {}, operation: query, before: undefined },
    ...{ sent, answer: success, strangersBefore: undefined, ...exchange },
    send: async (change) => (typeof again === "function" ? again(change) : again),
    follow: async (path) => (typeof again === "function" ? again({ path }) : again),
    readRecords: async (isRepeated) => createRecords(isRepeated ? afterAgain : after),
    readStrangers: async () => createRecords(after),
    isFirst: (key) => !asked.has(key) && asked.add(key).has(key),
    texts: new Map(),
  };
  return await rules[rule]?.(complete);
}

const withToken = {
  method: "POST",
  path: "/graphql",
  headers: new Headers({ authorization: "Bearer e30.e30.c2lnbmF0dXJl" }),
  body: Buffer.from(""),
};

describe("values of the state", () => {
  it.each([
    ["a text", "B", "B", "A"],
    ["a number as a text", 3, "3", "4"],
    ["a link without its query", "/files/1?expires=1", "/files/1", "/files/2"],
  ])("are repeated: %s", async (_, id, value, other) => {
    const answer = createAnswer({ data: { items: [{ id }] } });
    const repeats = { "$.data.items[*].id": `\${treeId}` };
    expect(await check("values of the state", { answer, repeats, values: { treeId: value } })).toEqual([]);
    expect(await check("values of the state", { answer, repeats, values: { treeId: other } })).toHaveLength(
      1,
    );
  });
});

describe("id tokens", async () => {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const now = Math.floor(Date.now() / 1000);
  const values = { issuer: "https://login.example/", clientId: "portal", subject: "anna", nonce: "once" };
  const claims = { iss: values.issuer, aud: "portal", sub: "anna", nonce: "once", iat: now, exp: now + 3600 };
  const { privateKey: strangeKey } = await generateKeyPair("RS256");

  it.each([
    ["valid", {}, privateKey, 0],
    ["of another issuer", { iss: "https://other.example/" }, privateKey, 1],
    ["for another client", { aud: "shop" }, privateKey, 1],
    ["of another customer", { sub: "ben" }, privateKey, 1],
    ["of another sign-in", { nonce: "twice" }, privateKey, 1],
    ["valid for longer than the response says", { exp: now + 90_000 }, privateKey, 1],
    ["issued a day ago", { iat: now - 86_400 }, privateKey, 1],
    ["signed by a key that is not published", {}, strangeKey, 1],
  ])("are checked: one that is %s", async (_, changed, key, count) => {
    const id_token = await new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: "RS256" })
      .sign(key);
    const answer = createAnswer({ id_token, id_token_expires_in: "3600" });
    const keys = createAnswer({ keys: [{ ...(await exportJWK(publicKey)), alg: "RS256" }] });
    const again = ({ path }: { path?: string }) => (path ? keys : answer);
    expect(await check("id tokens", { answer, values, operation: undefined }, again)).toHaveLength(count);
  });

  it("come without an access token, and with a refresh token that works", async () => {
    const id_token = await new SignJWT(claims).setProtectedHeader({ alg: "RS256" }).sign(privateKey);
    const answer = createAnswer({ id_token, id_token_expires_in: 3600, access_token: "" });
    const keys = createAnswer({ keys: [{ ...(await exportJWK(publicKey)), alg: "RS256" }] });
    // There are keys in place of further tokens.
    expect(await check("id tokens", { answer, operation: undefined }, keys)).toEqual([
      "The response has an access token",
      "The refresh token does not work",
    ]);
  });

  it("are redeemed at the endpoint of their own policy", async () => {
    const create = (policy: string) =>
      createAnswer({ token_endpoint: `https://a/${policy}/token`, jwks_uri: "https://a/B2C_1_in/keys" });
    const own = { answer: create("b2c_1_in"), values: { policy: "B2C_1_in" } };
    expect(await check("endpoints of the policy", own)).toEqual([]);
    expect(await check("endpoints of the policy", { ...own, answer: create("b2c_1_reset") })).toHaveLength(1);
  });
});

describe("a rule that repeats the request", () => {
  const other = createAnswer({ data: { tree: { id: "2" } } });
  const upload = {
    ...withToken,
    headers: new Headers({ "content-type": "multipart/form-data" }),
    body: Buffer.from("file\r\n--"),
  };
  const listFiles = (...links: string[]) =>
    createAnswer({ data: { trees: links.map((link) => ({ link, size: success.content.length })) } });
  const file = listFiles("/files/1?expires=9&signature=abcdefgh");
  const files = listFiles("/files/1?expires=9&signature=abcdefgh", "/files/2?expires=9&signature=ijklmnop");
  const allow =
    (pattern: RegExp, response = success) =>
    ({ path = "" }) =>
      pattern.test(path) ? response : createAnswer({}, 403);
  const own = /1.expires=9&.*efgh$|2.expires=9&.*mnop$/;
  const serve = allow(own);
  const serveFor = (headers: object) =>
    allow(own, { ...success, headers: new Headers(Object.entries(headers)) });
  const removal = {
    operation: mutate("deleteInvoice", { id: "1" }),
    before: createRecords({}, [], { "Query.invoiceFileUrl(RegisteredWindow:1)": "/files/1" }),
  };
  const content = createAnswer({ data: { faqContent: [{ question: "Warum?" }] } });
  const translated = createAnswer({ data: { faqContent: [{ question: "Pourquoi ?" }] } });
  const frenchHeaders = new Headers({ "x-taglys-locale": "fr-CH" });
  const faq = {
    sent: { ...withToken, headers: frenchHeaders },
    operation: { ...query, field: "faqContent" },
    answer: translated,
  };
  const german = ({ headers }: { headers: Record<string, string> }) =>
    headers["x-taglys-locale"] === "de-CH"
      ? content
      : createAnswer({ data: { faqContent: [{ question: "Perché?" }] } });

  const provider = {
    sent: { ...withToken, path: "/tenant/policy/v2.0/.well-known/openid-configuration" },
    answer: createAnswer({ token_endpoint: "https://login.example/token" }),
    values: { clientId: "portal", portalOrigin: "https://portal.example" },
  };
  const redirect =
    (end: string) =>
    ({ path = "" }) =>
      createAnswer(
        {},
        302,
        /other|client_id=(?!portal)/.test(path)
          ? {}
          : { location: `https://portal.example/authorization${end}` },
      );
  const browser = { ...provider, values: { ...provider.values, signInCookie: "sso=1" } };
  const idToken = { c_hash: "a4ayc_80_OGda4BO_1o_Vw", nonce: "a-nonce" };
  const signIn =
    ({ cleared = "", changed = {}, target = "https://portal.example/logout" } = {}) =>
    ({ path = "", headers }: { path?: string; headers: { cookie?: string } }) => {
      if (path.includes("/logout?"))
        return createAnswer({}, 302, { "set-cookie": `sso=${cleared}; Path=/`, location: target });
      const token = new UnsecuredJWT({ ...idToken, ...changed }).encode();
      const code = `#code=1&state=a-state&id_token=${token}`;
      return redirect(headers.cookie === "sso=1" ? code : "#error=a&state=a-state")({ path });
    };
  const follow = ({ path = "" }) =>
    createAnswer({}, 302, {
      location: `${new URLSearchParams(path).get("redirect_uri")}#error=a&state=a-state`,
    });

  const createChanged = (city: string) =>
    createAnswer({ data: { updateCustomer: { id: "1", customer: { city } } } });
  const change = {
    operation: mutate("updateCustomer", { requestId: "1", customer: { city: "Genf" } }),
    before: createRecords({ "Request:1.customer.city": "Bern" }),
    answer: createChanged("Genf"),
  };

  const windows = [1, 2, 3].map((id) => ({ id, createdAt: `2026-01-0${4 - id}T00:00:00Z` }));
  const allWindows = { data: { registeredWindows: { items: windows, hasNextPage: false } } };
  const list = {
    provider: "registration-service",
    operation: {
      ...query,
      field: "registeredWindows",
      query: "{ registeredWindows(order: { createdAt: DESC }, take: 10) }",
      variables: { skip: 0 },
    },
  };
  const createPage = (body: string, turn = true) => {
    const [take = 0, skip = 0] = [...body.matchAll(/(?:take: |skip":)(\d+)/g)].map(([, number]) =>
      Number(number),
    );
    const isTurned = turn && body.includes("ASC");
    const items = (isTurned ? windows.toReversed() : windows).slice(skip, skip + take);
    return createAnswer({ data: { registeredWindows: { items, hasNextPage: skip + take < 3 } } });
  };

  type Sent = { body: Buffer };
  it.each<[rule: RuleName, exchange: Partial<Exchange>, right: unknown, wrong: unknown]>([
    ["the same answer again", {}, success, other],
    [
      "the same answer again",
      {},
      createAnswer({ data: { tree: { id: "1" } }, extensions: { trace: 1 } }),
      other,
    ],
    ["callers", { sent: withToken }, refuse("AUTH_NOT_AUTHENTICATED"), success],
    ["callers", { sent: withToken }, createAnswer({}, 401), refuse("NOT_FOUND")],
    ["repetition", { operation: mutate("updateCustomer", {}) }, success, refuse("VALIDATION_FAILED")],
    [
      "repetition",
      { operation: mutate("associateProject", {}) },
      createAnswer({ data: { associateProject: true } }),
      createAnswer({ data: { associateProject: false } }),
    ],
    ["earlier inputs", change, createChanged("Bern"), createChanged("Genf")],
    [
      "repetition",
      { operation: mutate("deleteInvoice", {}) },
      refuse("NOT_FOUND"),
      refuse("VALIDATION_FAILED"),
    ],
    ["languages", faq, german, content],
    ["languages", faq, german, translated],
    ["the sign-in page", provider, redirect("#error=a&state=a-state"), redirect("#error=a")],
    ["the sign-in page", provider, () => createAnswer({}), follow],
    ["the sign-in page", browser, signIn(), signIn({ cleared: "1" })],
    ["the sign-in page", browser, signIn(), signIn({ target: "https://login.example/" })],
    ["the sign-in page", browser, signIn(), signIn({ changed: { nonce: "another" } })],
    ["the sign-in page", browser, signIn(), signIn({ changed: { c_hash: "a4ayc_80_OGda4BO" } })],
    ["the sign-in page", browser, signIn(), redirect("#error=a&state=a-state")],
    ["pages", list, ({ body }: Sent) => createPage(String(body)), createAnswer(allWindows)],
    [
      "pages",
      list,
      ({ body }: Sent) => createPage(String(body)),
      ({ body }: Sent) => createPage(String(body), false),
    ],
    ["links", { answer: file }, serve, success],
    [
      "links",
      { answer: file },
      serve,
      ({ path = "" }) => (path.endsWith("efgh") ? createAnswer("") : createAnswer({}, 403)),
    ],
    ["links", { answer: file }, serve, createAnswer({}, 404)],
    ["links", { answer: file }, serve, serveFor({ "cache-control": "public, max-age=60" })],
    ["links", { answer: file }, serve, allow(/efgh$/)],
    ["links", { answer: files }, serve, allow(/expires=9&.*(efgh|mnop)$/)],
    ["links", removal, createAnswer({}, 404), success],
    ["the largest file", { sent: upload, operation: mutate("uploadInvoice", {}) }, success, undefined],
  ])("%s", async (rule, exchange, right, wrong) => {
    expect(await check(rule, exchange, right)).toEqual([]);
    const tooLarge = ({ body }: { body?: Buffer }) => (body ? createAnswer({}, 413) : success);
    expect(await check(rule, exchange, wrong ?? tooLarge)).not.toEqual([]);
  });
});

describe("a rule about one response", () => {
  it.each<[rule: RuleName, sent: typeof withToken, answer: Answer, count: number]>([
    ["caching", withToken, createAnswer({}, 200, { "cache-control": "public, max-age=9" }), 1],
    ["caching", withToken, createAnswer({}, 200, { "cache-control": "no-store, max-age=0" }), 0],
    ["no errors beside data", withToken, createAnswer({ data: { tree: 1 }, errors: [{}] }), 1],
    ["no errors beside data", withToken, createAnswer({ data: { tree: null }, errors: [{}] }), 0],
  ])("%s", async (rule, sent, answer, count) => {
    expect(await check(rule, { sent, answer })).toHaveLength(count);
  });
});

describe("a rule about records", () => {
  const city = "Request:1.customer.city";
  const before = createRecords({
    [city]: "Bern",
    "Request:2.customer.city": "Basel",
    "Request:1.overdue": false,
  });
  const operation = mutate("updateCustomer", { requestId: "1", customer: { city: "Genf" } });
  const answer = createAnswer({ data: { updateCustomer: { id: "1" } } });
  const as = (changed: object) => ({ ...Object.fromEntries(before.facts), ...changed });

  it.each<[what: string, answer: Answer, after: object, count: number]>([
    ["what the mutation names", answer, as({ [city]: "Genf" }), 0],
    ["another field", answer, as({ "Request:1.overdue": true }), 1],
    [
      "what one that answers false would have changed",
      createAnswer({ data: { updateCustomer: false } }),
      as({ [city]: "Genf" }),
      1,
    ],
    ["another record", answer, as({ "Request:2.customer.city": "Genf" }), 1],
    ["a record of another list", answer, as({ "Query.projects.items": "Project:9" }), 1],
    ["what a refused one would have changed", refuse("VALIDATION_FAILED"), as({ [city]: "Genf" }), 1],
  ])("nothing else changes: %s", async (_, given, after, count) => {
    expect(
      await check("nothing else changes", { operation, before, answer: given }, success, after),
    ).toHaveLength(count);
  });

  it.each([
    ["is gone", {}, 0],
    ["stays", { "Attachment:5.id": "5" }, 1],
  ])("nothing else changes: what is removed %s", async (_, after, count) => {
    const before = createRecords({ "Attachment:5.id": "5" });
    const removal = mutate("deleteAttachment", { attachmentId: "5" });
    expect(await check("nothing else changes", { operation: removal, before }, success, after)).toHaveLength(
      count,
    );
  });

  it("inputs are saved", async () => {
    expect(await check("inputs are saved", { operation, answer }, success, { [city]: "Genf" })).toEqual([]);
    expect(await check("inputs are saved", { operation, answer }, success, { [city]: "Bern" })).toEqual([
      `1.customer.city is "Bern", sent was "Genf"`,
    ]);
  });

  it("links: no file has the signature of another one", async () => {
    const link = (id: number) => ({ link: `/files/${id}?signature=abcdefgh` });
    const answer = createAnswer({ data: { trees: [link(1), link(2)] } });
    const allow = ({ path = "" }) => (path.endsWith("abcdefgh") ? success : createAnswer({}, 403));
    expect(await check("links", { answer }, allow)).toHaveLength(2);
  });

  it("inputs are saved: not in the future", async () => {
    const now = Math.floor(Date.now() / 1000);
    const createdAt = (time: number) => ({ "Request:1.createdAt": time });
    expect(await check("inputs are saved", { operation, answer }, success, createdAt(now))).toEqual([]);
    const soon = createdAt(now + 3600);
    expect(await check("inputs are saved", { operation, answer }, success, soon)).toHaveLength(1);
  });

  it("repetition: changes nothing", async () => {
    const again = [success, as({}), as({ "Request:1.overdue": true })] as const;
    expect(await check("repetition", { operation, answer }, ...again)).toEqual([
      "updateCustomer, sent again, changes Request:1.overdue",
    ]);
  });

  it("inputs are saved: a file", async () => {
    const sent = { ...withToken, body: Buffer.from('filename="a.pdf"\r\n\r\nbytes\r\n--end--') };
    const place = "Attachment:5.link.content";
    const upload = { operation: mutate("uploadAttachment", {}), sent };
    const answer = createAnswer({ data: { uploadAttachment: [{ id: "5" }] } });
    const read = (text: string) => ({ [place]: hashContent(Buffer.from(text)) });
    const exchange = { ...upload, answer };
    expect(await check("inputs are saved", exchange, success, read("bytes"))).toEqual([]);
    expect(await check("inputs are saved", exchange, success, read("others"))).toHaveLength(1);
  });

  it("records of the state", async () => {
    const values = { records: JSON.stringify({ [city]: "Bern" }) };
    expect(await check("records of the state", { before, values })).toEqual([]);
    const moved = { ...values, records: values.records.replace("Bern", "Genf") };
    expect(await check("records of the state", { before, values: moved })).toEqual([
      `${city} is Bern, in the state's records Genf`,
    ]);
    const numbers = {
      before: createRecords({ "Request:1.id": 1 }),
      values: { records: '{"Request:1.id":"1"}' },
    };
    expect(await check("records of the state", numbers)).toEqual([]);
    expect(await check("records of the state", { values }, success, { [city]: "Genf" })).toHaveLength(1);
  });

  it.each([
    ["an item is missing", { tree: [{ question: "Warum?" }] }, 1],
    ["all items are there", { tree: [{ question: "Warum?" }, { question: "Wann?" }] }, 0],
  ])("records of the state: %s", async (_, data, count) => {
    const faq = { "Query.faqContent[0].question": "Warum?", "Query.faqContent[1].question": "Wann?" };
    const exchange = {
      operation: { ...query, field: "faqContent" },
      answer: createAnswer({ data: { faqContent: data.tree } }),
      values: { records: JSON.stringify(faq) },
    };
    expect(await check("records of the state", exchange)).toHaveLength(count);
  });

  it.each([
    ["as before", {}, before, refuse("NOT_FOUND"), 0],
    ["changed", { [city]: "Genf" }, before, refuse("NOT_FOUND"), 1],
    ["shown to somebody else", {}, createRecords({ "Request:1.id": "1" }), refuse("NOT_FOUND"), 1],
    ["the same answer to both", {}, before, success, 1],
  ])("other customers: %s", async (_, changed, own, strangersAnswer, count) => {
    const strangersBefore = createRecords({ [city]: "Bern", "Request:1.id": "1" });
    const after = { ...Object.fromEntries(strangersBefore.facts), ...changed };
    const problems = await check(
      "other customers",
      { operation, before: own, strangersBefore },
      strangersAnswer,
      after,
    );
    expect(problems).toHaveLength(count);
  });

  it.each<[what: string, before: ReturnType<typeof createRecords>, after: object, count: number]>([
    ["conflicts", createRecords({}, ["Request:1.overdue is true and false"]), {}, 1],
    ["what a mutation returned, and is saved", before, { "Request:1.overdue": true }, 0],
    ["what a mutation returned alone", before, { "Request:1.overdue": false }, 1],
    [
      "a number of unread notifications",
      before,
      { "Query.projects.items[Project:3].unreadNotificationsCount": 1 },
      1,
    ],
  ])("lists and details agree: %s", async (_, before, after, count) => {
    const answer = createAnswer({ data: { updateCustomer: { id: "1", overdue: true } } });
    expect(
      await check("lists and details agree", { operation, answer, before }, success, after),
    ).toHaveLength(count);
  });
});
