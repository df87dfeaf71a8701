import type { Texts } from '#platform/database/content-translations.ts';
import { cleanHtml } from '#platform/documents/clean-html.ts';

/** Removes from texts what no page may show. Only `html` is one with markup. */
export function cleanTexts(texts: Texts): Texts {
  return texts.html === undefined ? texts : { ...texts, html: cleanHtml(texts.html) };
}
