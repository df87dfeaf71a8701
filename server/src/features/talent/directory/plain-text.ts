/** Like the database's plain_text: lower case, no accents, words separated by single spaces. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters separate words like any other sign.
      .replace(/[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+/g, ' ')
      .trim()
  );
}
