import { act, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from "react-router-dom";
import { describe, expect, it, onTestFinished } from "vitest";
import { useSmoothScroll } from "./useSmoothScroll.ts";

const { classList } = document.documentElement;

function isSmooth(): boolean {
  return classList.contains("smooth-scroll");
}

/** Renders three screens, and records whether the page scrolls smoothly when the router restores the scroll position. */
async function renderScreens() {
  const atRestoration: boolean[] = [];
  function Restoration() {
    const location = useLocation();
    useLayoutEffect(() => {
      void location;
      atRestoration.push(isSmooth());
    }, [location]);
    return null;
  }
  function Layout() {
    useSmoothScroll();
    return (
      <>
        <Outlet />
        <Restoration />
      </>
    );
  }
  const element = <main />;
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: "/", element },
          { path: "/project/:projectId", element },
          { path: "/faq", element, loader: () => null },
        ],
      },
    ],
    { initialEntries: ["/"] },
  );
  const { unmount } = await act(() => render(<RouterProvider router={router} />));
  onTestFinished(() => {
    unmount();
    router.dispose();
  });
  const navigate = async (to: string | number) => {
    atRestoration.length = 0;
    await act(() => (typeof to === "number" ? router.navigate(to) : router.navigate(to)));
    return { atRestoration: [...atRestoration], afterwards: isSmooth() };
  };
  return { atRestoration, navigate, unmount };
}

describe("useSmoothScroll", () => {
  it("scrolls smoothly once the first screen has its scroll position", async () => {
    const { atRestoration } = await renderScreens();
    expect(atRestoration).toEqual([false]);
    expect(isSmooth()).toBe(true);
  });

  it.each(["/project/1", "/faq"])(
    "does not scroll smoothly while %s takes the screen's place, and on the way back",
    { tags: ["R2.11"] },
    async (path) => {
      const { navigate } = await renderScreens();
      for (const to of [path, -1]) {
        expect(await navigate(to)).toEqual({ atRestoration: [false], afterwards: true });
      }
    },
  );

  it("keeps scrolling smoothly within a screen", async () => {
    const { navigate } = await renderScreens();
    await navigate("/project/1");
    for (const path of ["/project/2", "/project/2?tab=files", "/project/2#latest"]) {
      expect(await navigate(path)).toEqual({ atRestoration: [true], afterwards: true });
    }
  });

  it("stops when the component unmounts", async () => {
    const { unmount } = await renderScreens();
    unmount();
    expect(isSmooth()).toBe(false);
  });
});
