import type { SchemaChange } from "graphql";

/** What a change is about. */
export interface ChangedThing {
  /** A type, field, argument, value or directive as a schema coordinate: `Type.field(argument:)`. */
  coordinate: string;
  /** The type or directive of the coordinate. */
  owner: string;
  /** The field of an argument's coordinate: `Type.field`. */
  field: string;
  /** The union or interface that a type has joined or left. */
  group: string;
}

// graphql says in prose alone what a change is about. What stands first in it is the thing itself: default values and
// new types, which may look alike, stand behind.
const memberOrDirective = /@\w+(?:\(\w+:\))?|\w+\.\w+(?:\(\w+:\))?/;
const union = /^(\w+) was (?:added to|removed from) union type (\w+)\.$/;
const joined = /^(?<group>\w+) added to interfaces implemented by (?<type>\w+)\.$/;
const left = /^(?<type>\w+) no longer implements interface (?<group>\w+)\.$/;
const wholeType = /^(?:Standard scalar )?(\w+) (?:was (?:added|removed)|changed from)\b/;

/** What a change is about; undefined where graphql words it in a way that is not known here. */
export function changedThing({ type, description }: SchemaChange): ChangedThing | undefined {
  switch (type) {
    case "TYPE_ADDED":
    case "TYPE_REMOVED":
    case "TYPE_CHANGED_KIND":
      return thing(wholeType.exec(description)?.[1]);
    case "TYPE_ADDED_TO_UNION":
    case "TYPE_REMOVED_FROM_UNION": {
      const [, member, group] = union.exec(description) ?? [];
      return thing(member, group);
    }
    case "IMPLEMENTED_INTERFACE_ADDED":
    case "IMPLEMENTED_INTERFACE_REMOVED": {
      const groups = (joined.exec(description) ?? left.exec(description))?.groups;
      return thing(groups?.["type"], groups?.["group"]);
    }
    default:
      return thing(memberOrDirective.exec(description)?.[0]);
  }
}

function thing(coordinate: string | undefined, group = ""): ChangedThing | undefined {
  if (coordinate === undefined) return undefined;
  const field = coordinate.replace(/\(.*$/, "");
  return { coordinate, field, owner: field.replace(/\..*$/, ""), group };
}
