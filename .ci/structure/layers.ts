import type { ImportGraph } from "./importGraph.ts";

/** Modules whose path begins with `from` import nothing whose path begins with `to`. */
export interface LayerRule {
  from: string;
  to: readonly string[];
  /** Modules below this path may be imported all the same. */
  except?: string | undefined;
  reason: string;
}

/** Folders from the highest layer to the lowest: each imports from its own layer and from those below. */
const portalLayers = [
  ["src/main.tsx"],
  ["src/app/"],
  ["src/features/"],
  ["src/forms/", "src/uploads/"],
  ["src/errors/", "src/lists/", "src/session/"],
  ["src/api/", "src/tracking/"],
  ["src/i18n/", "src/storage/", "src/ui/"],
];

/** Types of the schema, without behaviour: texts of its enums are below the clients. */
const schemaTypes = "src/api/generated/";

const mockServerLayers = [
  ["mock-server/cli/"],
  ["mock-server/recording/"],
  ["mock-server/server/"],
  ["mock-server/control/"],
  ["mock-server/services/"],
  ["mock-server/scenarios/"],
  ["mock-server/world/"],
  ["mock-server/seeds/"],
  ["mock-server/rules/", "mock-server/texts/"],
];

export const layerRules: readonly LayerRule[] = [
  ...createLayerRules(portalLayers, schemaTypes),
  ...createLayerRules(mockServerLayers),
  {
    from: "src/",
    to: ["mock-server/", "contracts/", "e2e/"],
    reason: "the portal does not know the mock server",
  },
  {
    from: "mock-server/",
    to: ["src/", "contracts/", "e2e/"],
    reason: "the mock server and the portal share schema/ alone",
  },
];

function createLayerRules(layers: readonly (readonly string[])[], except?: string): LayerRule[] {
  return layers.flatMap((folders, index) =>
    folders.map((from) => ({
      from,
      to: layers.slice(0, index).flat(),
      except,
      reason: `${from} is below what it imports`,
    })),
  );
}

const isTestModule = (file: string) => /\.(test|stories)\.tsx?$/.test(file) || file.includes("/testing/");

/** Imports that break a rule, one line each. Tests may import whatever they need of their own program. */
export function findLayerViolations(graph: ImportGraph, rules = layerRules): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.flatMap((imported) => {
      const broken = rules.find(
        ({ from, to, except }) =>
          file.startsWith(from) &&
          to.some((path) => imported.startsWith(path)) &&
          !(except && imported.startsWith(except)) &&
          !(isTestModule(file) && getProgram(file) === getProgram(imported)),
      );
      if (broken) return [`${file} imports ${imported}: ${broken.reason}`];
      const feature = getFeature(file);
      const isForeignFeature = feature && getFeature(imported) && getFeature(imported) !== feature;
      return isForeignFeature && !isTestModule(file)
        ? [`${file} imports ${imported}: a feature imports no other feature`]
        : [];
    }),
  );
}

function getProgram(file: string): string {
  return file.split("/")[0] ?? file;
}

function getFeature(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}
