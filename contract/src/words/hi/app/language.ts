import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/app/language.ts'),
  typeof import('#words/hi/app/language.ts')
>;

/** The language of the page, as its tag of BCP 47. */
export const language = 'hi';
