import { describe, expect, it } from "vitest";
import { createMailUrl, createPhoneUrl } from "./contactUrls.ts";

describe("createMailUrl", () => {
  it("keeps every character of address, subject and text", () => {
    const body = "Guten Tag,\n\nich nehme Ihr Angebot über 5.062,26 € an & freue mich.";
    const url = new URL(createMailUrl("büro+1@dach.example", { subject: "Dach & Fach: 100 %", body }));

    expect(decodeURIComponent(url.pathname)).toBe("büro+1@dach.example");
    expect(url.searchParams.get("subject")).toBe("Dach & Fach: 100 %");
    expect(url.searchParams.get("body")).toBe(body.replaceAll("\n", "\r\n"));
  });

  it("writes no-break spaces as ordinary ones", () => {
    const mail = { subject: "20095\u00A0Hamburg", body: "Merci\u202F! 78\u00A0cm" };
    const { searchParams } = new URL(createMailUrl("a@b.example", mail));
    expect(Object.fromEntries(searchParams)).toEqual({ subject: "20095 Hamburg", body: "Merci ! 78 cm" });
  });

  it("writes blanks as %20, because mail programs show a plus sign as it is", () => {
    expect(createMailUrl("a@b.example", { subject: "My project" })).toBe(
      "mailto:a%40b.example?subject=My%20project",
    );
  });
});

describe("createPhoneUrl", () => {
  it("has digits and the plus sign alone", () => {
    expect(createPhoneUrl("+44 (20)\u00A07946-0100")).toBe("tel:+442079460100");
  });
});
