import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

/** Disconnects or reconnects the browser's network. It is connected again after the test. */
export function setOnline(isOnline: boolean): void {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  tell(isOnline);
  onTestFinished(() => {
    onLine.mockRestore();
    tell(true);
  });
}

function tell(isOnline: boolean): void {
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
}
