import { createGraphQLError } from "@graphql-tools/utils";
import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValidationContext,
} from "graphql";
import type { Plugin } from "graphql-yoga";

/** The standard introspection query, which GraphiQL sends, has 15 levels; the portal's documents have 5. */
const maxDepth = 15;
const maxAliases = 30;

/** Size of a part of a document with its fragments inserted. */
interface Size {
  depth: number;
  aliases: number;
}

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/**
 * Rejects operations that are nested too deeply or contain too many aliases, both with fragments inserted. A rule of our own:
 * the plugins of graphql-armor depend on graphql 16, and `@envelop/depth-limit` does not count aliases.
 */
export const limitDocuments: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(limitDocument);
  },
};

function limitDocument(context: ValidationContext): ASTVisitor {
  const measured = new Map<Definition, Size>();
  const report = (message: string, nodes: OperationDefinitionNode) =>
    context.reportError(createGraphQLError(message, { nodes }));

  function measureDefinition(definition: Definition): Size {
    const known = measured.get(definition);
    if (known) return known;
    // A fragment that contains itself counts as empty; another rule rejects it.
    measured.set(definition, { depth: 0, aliases: 0 });
    const size = measureSelections(definition.selectionSet.selections);
    measured.set(definition, size);
    return size;
  }

  function measureSelections(selections: readonly SelectionNode[]): Size {
    const sizes = selections.map(measureSelection);
    return {
      depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
      aliases: sizes.reduce((sum, { aliases }) => sum + aliases, 0),
    };
  }

  function measureSelection(selection: SelectionNode): Size {
    switch (selection.kind) {
      case Kind.FIELD: {
        const { depth, aliases } = measureSelections(selection.selectionSet?.selections ?? []);
        return { depth: depth + 1, aliases: aliases + (selection.alias ? 1 : 0) };
      }
      case Kind.INLINE_FRAGMENT:
        return measureSelections(selection.selectionSet.selections);
      case Kind.FRAGMENT_SPREAD: {
        const fragment = context.getFragment(selection.name.value);
        return fragment ? measureDefinition(fragment) : { depth: 0, aliases: 0 };
      }
    }
  }

  return {
    OperationDefinition(operation) {
      const { depth, aliases } = measureDefinition(operation);
      if (depth > maxDepth) {
        report(`The operation has ${depth} levels of fields; ${maxDepth} are allowed.`, operation);
      }
      if (aliases > maxAliases) {
        report(`The operation has ${aliases} aliases; ${maxAliases} are allowed.`, operation);
      }
    },
  };
}
