/** The texts of a message: the subject, each paragraph, the small print, and the one sentence for short channels. */
export const messageParts = ['subject', 'paragraph', 'note', 'short'] as const;
export type MessagePart = (typeof messageParts)[number];

export const MAX_MESSAGE_TEXT: Readonly<Record<MessagePart, number>> = {
  subject: 150,
  paragraph: 1500,
  note: 500,
  short: 300,
};
/** More than any message has in one language. */
export const MAX_MESSAGE_TEXTS = 60;

/** What staff wrote in place of a text. Both have placeholders such as `{title}`. */
export interface MessageText {
  part: MessagePart;
  original: string;
  text: string;
}

/** A text that staff can change. */
export interface EditableText {
  part: MessagePart;
  original: string;
  placeholders: { name: string; meaning: string; example: string; required: boolean }[];
  /** Whether it is in every message of the kind, or only in some cases. */
  always: boolean;
}

/** Returns the placeholders of a text that its original does not have. */
export function unknownPlaceholders(text: string, placeholders: readonly { name: string }[]): string[] {
  const used = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return used.filter((name) => !placeholders.some((known) => known.name === name));
}

/** Returns the placeholders that a text must keep and does not have. */
export function missingPlaceholders(
  text: string,
  placeholders: readonly { name: string; required: boolean }[],
): string[] {
  const missing = placeholders.filter(({ name, required }) => required && !text.includes(`{${name}}`));
  return missing.map(({ name }) => name);
}
