import { execute, type GraphQLInputType, getNamedType, isLeafType } from "graphql";
import { gql } from "graphql-tag";
import { createSchema } from "#services/graphql/schema.ts";
import { mainResolvers } from "#services/main-api/mainResolvers.ts";
import { registrationResolvers } from "#services/registration/registrationResolvers.ts";
import type { GraphQlContext } from "#services/requestContext.ts";
import { scalars } from "../../../schema/scalars.ts";
import { ControlError } from "../controlError.ts";

const schema = createSchema(["main", "registration"], [...mainResolvers, ...registrationResolvers]);
const mutations = schema.getMutationType()?.getFields() ?? {};

/**
 * Runs a mutation of either service, so that a state contains the service's real effect. Returns its result. Throws a
 * `ControlError` if the mutation does not exist or fails.
 */
export async function runMutation(
  contextValue: GraphQlContext,
  name: string,
  variableValues: Record<string, unknown>,
): Promise<unknown> {
  const field = mutations[name];
  if (!field) throw new ControlError(400, `after.mutation: there is no mutation "${name}".`);
  const definitions = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const values = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  const document = gql(`mutation (${definitions.join()}) { ${name}(${values.join()})${selection} }`);
  const numbers = field.args.filter(({ name, type }) => isNumericText(variableValues[name], type));
  const variables = Object.fromEntries(numbers.map(({ name }) => [name, Number(variableValues[name])]));
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: { ...variableValues, ...variables },
    contextValue,
  });
  if (errors) throw new ControlError(400, `after: ${name} failed: ${errors.map(String).join(" ")}`);
  return data?.[name];
}

/** Whether a text of the state stands for a number. */
function isNumericText(value: unknown, type: GraphQLInputType): boolean {
  return typeof value === "string" && scalars[String(getNamedType(type))]?.reading === "Number";
}
