import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileMessages } from "../deploy/build/compileMessages.ts";

export default defineConfig({
  plugins: [react(), compileMessages()],
  // The first browsers with light-dark(): its replacement for older ones ignores the theme of the toolbar.
  build: { target: ["chrome123", "firefox120", "safari17.5"] },
});
