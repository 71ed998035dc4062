import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { LinkButton } from "./LinkButton.tsx";

afterEach(cleanup);

describe("LinkButton", () => {
  it("navigates to a route without a page load", async () => {
    const router = createMemoryRouter([
      { path: "/", element: <LinkButton to="/overview">Projects</LinkButton> },
      { path: "/overview", element: <p>Your projects</p> },
    ]);
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole("link", { name: "Projects" }));
    expect(await screen.findByText("Your projects")).toBeTruthy();
  });

  it("renders a plain link for an external URL, and needs no router", () => {
    render(
      <LinkButton href="https://example.com/guide.pdf" target="_blank">
        Guide
      </LinkButton>,
    );
    const link = screen.getByRole("link", { name: "Guide" });
    expect(link.getAttribute("href")).toBe("https://example.com/guide.pdf");
    expect(link.getAttribute("target")).toBe("_blank");
  });
});
