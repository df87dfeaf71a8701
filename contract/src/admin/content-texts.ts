import type { Content } from '#admin/content-words.ts';
import { MAX_HTML, MAX_SERVICE_TEXT, projectTexts } from '#rules/content.ts';
import { MAX_LINE, MAX_TEXT } from '#rules/limits.ts';

/** A text of a piece that can be translated. */
export interface ContentText {
  /** The path to it in the English words. */
  name: string;
  english: string;
  form: 'line' | 'lines' | 'html';
  max: number;
}

/** Returns the texts of a piece, in the order of its form. Names of clients and talent are not translated. */
export function textsOf(piece: Pick<Content, 'kind' | 'words'>): ContentText[] {
  // The cast is safe: the kind says which words these are.
  const { kind, words } = piece as Content;
  switch (kind) {
    case 'about':
      return [html(words.html)];
    case 'legal':
      return [lineOf('lead', words.lead), html(words.html)];
    case 'project':
      return projectTexts.map((name) =>
        name === 'about_project'
          ? { name, english: words[name], form: 'lines', max: MAX_TEXT }
          : lineOf(name, words[name]),
      );
    case 'services':
      return words.services.map(({ category, text: english }) =>
        lineOf(`services.${category}`, english, MAX_SERVICE_TEXT),
      );
    case 'banners':
      return words.banners.map(({ alt }, place) => lineOf(`banners.${place}.alt`, alt));
    case 'plan':
      return words.features.map((feature, place) => lineOf(`features.${place}`, feature));
    default:
      return [];
  }
}

const html = (english: string): ContentText => ({ name: 'html', english, form: 'html', max: MAX_HTML });
const lineOf = (name: string, english: string, max = MAX_LINE): ContentText => ({
  ...{ name, english, max },
  form: 'line',
});
