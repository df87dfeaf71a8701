/**
 * Compiles only if a language has the catalogues of English, each with the same messages, and each message with the same
 * facts and no others.
 */
export type Translation<English, Other extends SameCatalogues<English, Other>> = Other;

type SameCatalogues<English, Other> = {
  [Name in keyof English]: Name extends keyof Other ? SameMessages<English[Name], Other[Name]> : never;
} & NoOthers<English, Other>;

type SameMessages<English, Other> = Words<English> & NoOthers<English, Other>;

type NoOthers<English, Other> = { [Name in Exclude<keyof Other, keyof English>]: never };

/** A message in any language: another text, a function of the same facts, or a list of such. */
export type Words<Message> = Message extends string
  ? string
  : Message extends (...facts: never) => unknown
    ? Message
    : { [Name in keyof Message]-?: Words<Message[Name]> };
