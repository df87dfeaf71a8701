const SEPARATORS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters separate words like any other sign.
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u02b9-\u02df\u2010-\u2027\u2030-\u205e]+/g;

/**
 * Like the database's plain_text: lower case, no accents, words separated by single spaces. Dashes and
 * apostrophes of any kind separate words.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(SEPARATORS, ' ')
    .trim();
}
