import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Picture } from "./Picture.tsx";

afterEach(cleanup);

describe("Picture", () => {
  it("shows the picture when it comes into view", () => {
    render(<Picture src="/roof.jpg" alt="The roof" />);
    const image = screen.getByRole("img", { name: "The roof" });
    expect(image.getAttribute("src")).toBe("/roof.jpg");
    expect(image.getAttribute("loading")).toBe("lazy");
  });

  it("shows the fallback under the same name when loading fails, and tries another address", () => {
    const { rerender } = render(<Picture src="/roof.jpg" alt="The roof" fallback={<p>Nothing to see</p>} />);
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByText("Nothing to see")).toBeTruthy();
    expect(screen.getByRole("img", { name: "The roof" }).tagName).toBe("DIV");
    rerender(<Picture src="/room.jpg" alt="The room" fallback={<p>Nothing to see</p>} />);
    expect(screen.getByRole("img", { name: "The room" }).tagName).toBe("IMG");
  });

  it("is a quiet sheet without an address, unheard if it says nothing", () => {
    const { container } = render(<Picture alt="" />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector("svg")).toBeTruthy();
  });
});
