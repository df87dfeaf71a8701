/** What is read of a schema of the contract, so that this site does not depend on the library of the schemas. */
interface Schema<T = unknown> {
  _zod: { output: T; def: Definition };
}

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  in?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
  keyType?: Schema;
  valueType?: Schema;
}

const values: Record<string, (definition: Definition) => unknown> = {
  nullable: () => null,
  optional: () => undefined,
  array: () => [],
  string: () => '',
  number: () => 0,
  boolean: () => false,
  enum: ({ entries = {} }) => Object.values(entries)[0],
  literal: ({ values = [] }) => values[0],
  union: ({ options = [] }) => makeValue(options[0]),
  object: ({ shape = {} }) => mapped(Object.entries(shape)),
  record: ({ keyType, valueType }) =>
    mapped(Object.values(keyType?._zod.def.entries ?? {}).map((key) => [String(key), valueType])),
};

/** Returns the emptiest value of a schema: null or no entries where that is allowed, else the first choice, 0 or ''. */
export function emptyOf<T>(schema: Schema<T>): T {
  // The value is made after the schema that states its type.
  return makeValue(schema) as T;
}

function makeValue(schema: Schema | undefined): unknown {
  if (!schema) return undefined;
  const { def } = schema._zod;
  const make = values[def.type];
  return make ? make(def) : makeValue(def.innerType ?? def.in);
}

function mapped(entries: (readonly [string, Schema | undefined])[]) {
  return Object.fromEntries(entries.map(([key, schema]) => [key, makeValue(schema)]));
}
