import { readFileSync } from "node:fs";

export interface Instruction {
  name: string;
  value: string;
}

/** The instructions of a Dockerfile, each with its continuation lines joined. */
export function parseDockerfile(path: string): Instruction[] {
  return readFileSync(path, "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [name = "", ...rest] = line.split(" ");
      return { name, value: rest.join(" ") };
    });
}

/** The paths that are copied from the build context, not from another stage. */
export function getCopiedPaths(instructions: readonly Instruction[]): string[] {
  return instructions
    .filter(({ name, value }) => name === "COPY" && !value.startsWith("--from="))
    .flatMap(({ value }) => value.split(" ").slice(0, -1));
}

/** The names in `COPY --from=` that no earlier stage has. */
export function findUnknownStages(instructions: readonly Instruction[]): string[] {
  const stages = new Set<string>();
  return instructions.flatMap(({ name, value }) => {
    const stage = name === "FROM" ? / AS (\S+)$/.exec(value)?.[1] : undefined;
    if (stage) stages.add(stage);
    const source = name === "COPY" ? /^--from=(\S+)/.exec(value)?.[1] : undefined;
    return source === undefined || stages.has(source) ? [] : [source];
  });
}
