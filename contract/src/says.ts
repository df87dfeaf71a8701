type Messages = typeof import('#words/en/answers/all.ts');

/** The name of a message in the catalogues of answers. */
export type MessageName = keyof Messages;
type FactsOf<N extends MessageName> = Messages[N] extends (...facts: infer F) => string ? F : [];

/** A message by its name and facts, instead of its text. */
export type Said = string & { readonly said: true };

/**
 * Names a message of the catalogues of answers, with its facts. It is a text, because the rules of zod take
 * one; the server says it in the language of the request when it answers.
 */
export function says<N extends MessageName>(name: N, ...facts: FactsOf<N>): Said {
  // The cast is safe: this is where such texts are made.
  return (facts.length > 0 ? JSON.stringify([name, ...facts]) : name) as Said;
}

/** Returns the name and the facts that `says` has put into a text. */
export function namedIn(said: string): [name: string, ...facts: unknown[]] {
  return said.startsWith('[') ? JSON.parse(said) : [said];
}
