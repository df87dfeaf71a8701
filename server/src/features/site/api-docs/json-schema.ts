import { z } from 'zod';

type Shape = Record<string, z.ZodType>;
type JsonSchema = Record<string, unknown>;

/** Describes what a request may send, before defaults and clean-up. */
export function requestSchema(schema: z.ZodType): JsonSchema {
  return convert(schema, 'input');
}

export function replySchema(schema: z.ZodType): JsonSchema {
  return convert(schema, 'output');
}

function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = (zodSchema as unknown as z.ZodType)._zod as unknown as { def: Record<string, unknown> };
      // What is cleaned up first is described by what it must be afterwards.
      if (io === 'input' && def.type === 'pipe' && isTransform(def.in))
        Object.assign(jsonSchema, convert(def.out as z.ZodType, io));
      if (io === 'input' && def.type === 'object') require(jsonSchema, def.shape as Shape);
      // The keys of a record have no schemas of their own.
      if (def.type === 'record') delete jsonSchema.required;
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return described;
}

function isTransform(schema: unknown): boolean {
  return schema instanceof z.ZodTransform;
}

/** Names as required exactly the fields that cannot be left out. */
function require(described: { required?: string[] }, shape: Shape) {
  const required = Object.keys(shape).filter((field) => !shape[field]?.safeParse(undefined).success);
  if (required.length > 0) described.required = required;
  else delete described.required;
}
