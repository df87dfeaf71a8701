type Messages = typeof import('#words/en/answers/all.ts');

/** The name of a message in the catalogues of answers. */
export type MessageName = keyof Messages;
type ArgumentsOf<N extends MessageName> = Messages[N] extends (...args: infer A) => string ? A : [];

/** A message as its name and arguments, to be translated when it is answered. */
export type EncodedMessage = string & { readonly encoded: true };

/**
 * Encodes a message of the answer catalogues with its arguments. The result is a string, because zod takes only
 * strings as messages; the server translates it into the language of the request.
 */
export function msg<N extends MessageName>(name: N, ...args: ArgumentsOf<N>): EncodedMessage {
  // The cast is safe: only this function makes encoded messages.
  return (args.length > 0 ? JSON.stringify([name, ...args]) : name) as EncodedMessage;
}

/** Returns the name and the arguments of a message made by `msg`. */
export function parseMessage(message: string): [name: string, ...args: unknown[]] {
  return message.startsWith('[') ? JSON.parse(message) : [message];
}
