import type { KnownLanguage } from '#rules/talent-choices.ts';
import type { Labels } from '#words/labels.ts';

/** The languages that the profile suggests. */
export const spoken_languages: Labels<KnownLanguage, KnownLanguage> = {};

/** Languages in a text of one or several. */
export const language_names = (text: string) => text;
