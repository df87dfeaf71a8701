type Messages = typeof import('#words/en/errors/all.ts')['errors'];

/** The name of a message in the catalogues of errors. */
export type MessageName = keyof Messages;
type FactsOf<N extends MessageName> = Messages[N] extends (...facts: infer F) => string ? F : [];

/**
 * Names a message of the catalogues of errors, with its facts. It is a text, because the rules of zod take one; the
 * server says it in the language of the request when it answers.
 */
export function says<N extends MessageName>(name: N, ...facts: FactsOf<N>): string {
  return facts.length > 0 ? JSON.stringify([name, ...facts]) : name;
}

/** Returns the name and the facts that `says` has put into a text. */
export function namedIn(said: string): [name: string, ...facts: unknown[]] {
  return said.startsWith('[') ? JSON.parse(said) : [said];
}
