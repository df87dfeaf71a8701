/** What a message to several applicants replaces with each person's own values. */
export const messagePlaceholders = ['name', 'role'] as const;
export type MessagePlaceholder = (typeof messagePlaceholders)[number];

/** Maximum length of a message to several applicants; with every placeholder filled it fits a message. */
export const MAX_TEMPLATE = 2000;
/** How often a text may use placeholders. */
export const MAX_PLACEHOLDERS = 10;

const placeholder = /\{([^{}\n]*)\}/g;

/** Returns the first placeholder of a text that does not exist, with its braces, and whether it has too many. */
export function checkPlaceholders(text: string): { unknown: string | undefined; isTooOften: boolean } {
  const used = [...text.matchAll(placeholder)];
  const unknown = used.find(([, name]) => !messagePlaceholders.some((known) => known === name))?.[0];
  return { unknown, isTooOften: used.length > MAX_PLACEHOLDERS };
}

/** Returns the text for one person. */
export function fillTemplate(text: string, values: Readonly<Record<MessagePlaceholder, string>>): string {
  return text.replace(placeholder, (whole, name: string) => values[name as MessagePlaceholder] ?? whole);
}
