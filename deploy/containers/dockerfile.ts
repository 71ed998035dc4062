import { readFileSync } from "node:fs";

export interface Instruction {
  name: string;
  value: string;
}

/** The instructions of a Dockerfile; lines that go on are joined. */
export function readDockerfile(path: string): Instruction[] {
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

/** What a Dockerfile copies from the project's folder. */
export function copiedPaths(instructions: readonly Instruction[]): string[] {
  return instructions
    .filter(({ name, value }) => name === "COPY" && !value.startsWith("--from="))
    .flatMap(({ value }) => value.split(" ").slice(0, -1));
}

/** Where a Dockerfile copies from that is none of its stages. */
export function unknownStages(instructions: readonly Instruction[]): string[] {
  const stages = new Set<string>();
  return instructions.flatMap(({ name, value }) => {
    const stage = name === "FROM" ? / AS (\S+)$/.exec(value)?.[1] : undefined;
    if (stage) stages.add(stage);
    const source = name === "COPY" ? /^--from=(\S+)/.exec(value)?.[1] : undefined;
    return source === undefined || stages.has(source) ? [] : [source];
  });
}
