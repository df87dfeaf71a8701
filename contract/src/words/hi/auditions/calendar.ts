import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/auditions/calendar.ts'),
  typeof import('#words/hi/auditions/calendar.ts')
>;

export const summary = (call: string) => `ऑडिशन: ${call}`;
export const summary_with = (call: string, who: string) => `ऑडिशन: ${call} (${who})`;
export const contact = (person: string) => `संपर्क: ${person}`;
export const bring = (things: string) => `साथ लाएँ: ${things}`;
export const changes = (site: string) => `समय और बदलाव: ${site}`;
export const feed_name = (product: string) => `${product} के ऑडिशन`;
