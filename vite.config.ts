import formatjs from "@formatjs/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react(), formatjs({ removeDefaultMessage: false })],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "portal",
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          css: { modules: { classNameStrategy: "non-scoped" } },
        },
      },
      { extends: true, test: { name: "mock", include: ["mock-server/**/*.test.ts"], environment: "node" } },
    ],
  },
});
