import { expect, it } from "vitest";
import { createSampleRequest } from "#testing/samples/sampleProjects.ts";
import { installerRequestQuery } from "./installerRequestQuery.ts";

it("installerRequestQuery › keeps measures of products and the installer’s number on one line", () => {
  const { cart, installerLocation, ...request } = createSampleRequest();
  const selected = installerRequestQuery("r1", "en").select?.({
    ...request,
    cart: cart && {
      ...cart,
      installableProductName: "Window, 78 × 118 cm",
      items: cart.items.slice(0, 1).map((item) => ({ ...item, description: "Blind, 78 cm wide" })),
    },
    installerLocation: installerLocation && { ...installerLocation, phone: "+44 117 496 0320" },
  });

  expect(selected?.cart?.installableProductName).toBe("Window, 78\u00A0×\u00A0118\u00A0cm");
  expect(selected?.cart?.items[0]?.description).toBe("Blind, 78\u00A0cm wide");
  expect(selected?.installerLocation?.phone).toBe("+44\u00A0117\u00A0496\u00A00320");
});
