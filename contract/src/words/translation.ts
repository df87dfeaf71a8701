/**
 * Compiles only if a catalogue has the messages of the English one, each with the same facts and no others:
 * `export type Checked = Translation<typeof import('#words/en/…'), typeof import('#words/hi/…')>`.
 */
export type Translation<English, Other extends SameMessages<English, Other>> = Other;

type SameMessages<English, Other> = { [Name in keyof English]: Words<English[Name]> } & {
  [Name in Exclude<keyof Other, keyof English>]: never;
};

/** A message in any language: another text, a function of the same facts, or a list of such. */
export type Words<Message> = Message extends string
  ? string
  : Message extends (...facts: never) => unknown
    ? Message
    : { [Name in keyof Message]-?: Words<Message[Name]> };
