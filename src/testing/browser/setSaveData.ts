import { onTestFinished } from "vitest";

/** Makes the browser save data, as a visitor can ask it to. It stops after the test. */
export function setSaveData(saveData: boolean): void {
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
}
