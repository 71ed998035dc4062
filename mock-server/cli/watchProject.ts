import { execFile } from "node:child_process";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { generationInputs } from "../../schema/generationInputs.ts";
import { createChangeQueue, formatFiles } from "./changeQueue.ts";

/** The files that the mock server may read. Its files in `generated` have only types. */
const mockFiles = /^(mock-server\/(?!cli\/|generated\/)|schema\/)(?!.*\.(test\.ts|md)$)/;
/** Files that are read only at the start. Vite itself watches its configuration and the files that it imports. */
const startFiles =
  /^(mock-server\/)?package(-lock)?\.json$|^mock-server\/(cli\/|server\/(listen|ports)\.)(?!.*\.test\.ts$)|^schema\/generationInputs\.ts$/;

interface WatchOptions {
  /** Called with the path of a changed file of the mock server. */
  onMockChange: (file: string) => void;
  /** Called once Vite watches all files. */
  onReady: () => void;
  print: (text: string) => void;
}

/** Listens to Vite's watcher: generates files, reloads the mock server or asks for a restart when files change. */
export function watchProject({ onMockChange, onReady, print }: WatchOptions): Plugin {
  return {
    name: "watch-project",
    // This environment runs only the mock server, which `onMockChange` reloads.
    hotUpdate() {
      return this.environment.name === "ssr" ? [] : undefined;
    },
    // Runs again after each restart of Vite.
    configureServer({ config, watcher }) {
      const enqueueGeneration = createChangeQueue(async (files) =>
        print(await runGeneration(config.root, files)),
      );
      const enqueueStartFile = createChangeQueue(async (files) =>
        print(
          `${formatFiles(files)} changed. Stop npm start and start it again, after npm install if packages changed.`,
        ),
      );
      watcher.on("all", (_event, path) => {
        const file = relative(config.root, path).replaceAll("\\", "/");
        if (findParts([file]).length > 0) enqueueGeneration(file);
        if (mockFiles.test(file)) onMockChange(file);
        if (startFiles.test(file)) enqueueStartFile(file);
      });
      watcher.once("ready", onReady);
    },
  };
}

/** Runs the parts of `npm run generate` that read the files. Returns a text about the result. */
async function runGeneration(root: string, files: readonly string[]): Promise<string> {
  const parts = findParts(files);
  const error = await generate(root, parts);
  const changed = `${formatFiles(files)} changed.`;
  return error === undefined
    ? `${changed} Generated ${parts.join(" and ")}.`
    : `${changed} Generation has failed, the previous files stay.\n${error}`;
}

/** Returns the parts of `npm run generate` that read one of the files. */
function findParts(files: readonly string[]): string[] {
  return Object.entries(generationInputs)
    .filter(([, input]) => files.some((file) => input.test(file)))
    .map(([part]) => part);
}

/** Returns the script's error output. */
function generate(root: string, parts: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["schema/generate.ts", ...parts],
      { cwd: root },
      (error, _stdout, stderr) => {
        process.off("exit", end);
        resolve(error ? stderr.trim() || error.message : undefined);
      },
    );
    const end = () => child.kill();
    process.once("exit", end);
  });
}
