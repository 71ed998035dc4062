import { getNamedType, Kind, parse, print, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { createId } from "../../schema/createId.ts";
import { mapIds } from "../../schema/mapIds.ts";
import { declareVariables } from "../../schema/operations.ts";
import { type IdForm, scalars } from "../../schema/scalars.ts";
import { loadService, type ServiceName } from "../../schema/services.ts";

/** Rewrites a test's request, whose ids are `ID`, for the service's SDL. */
export function writeIds(service: ServiceName, source: string, variables: Record<string, unknown> = {}) {
  const schemas = loadService(service);
  const typeInfo = new TypeInfo(schemas.schema);
  let shape = {};
  const document = visit(
    parse(source),
    visitWithTypeInfo(typeInfo, {
      OperationDefinition(node) {
        const { variableDefinitions, idShape = {} } = declareVariables(node, parse(source), schemas);
        shape = idShape;
        return { ...node, variableDefinitions };
      },
      StringValue(node) {
        const { idForm = "text" } = scalars[String(getNamedType(typeInfo.getInputType()))] ?? {};
        if (idForm === "text") return undefined;
        const value = String(writeId(node.value, idForm));
        return idForm === "UUID" ? { ...node, value } : { kind: Kind.INT, value };
      },
    }),
  );
  return {
    // Returns the same request if no id differs.
    query: print(document) === print(parse(source)) ? source : print(document),
    variables: { ...variables, ...Object(mapIds(variables, shape, writeId)) },
  };
}

/** Writes an id as a JSON number if its scalar or the dialect has numbers. Other ids stay texts. */
export function toJsonId(id: string): number | string {
  return Number(id) || id;
}

/** Ids such as `request-1` belong to the mock backend's records. A text that the scalar cannot hold stands for an unknown id. */
function writeId(id: unknown, form: IdForm): unknown {
  const [text, kind, number] = /^([a-z]+)-(\d+)$/.exec(String(id)) ?? [String(id)];
  const written = kind ? createId(kind, Number(number), text, form) : text;
  return form === "UUID" ? written : Number(written) || 0;
}
