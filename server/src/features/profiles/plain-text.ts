/** A text as the database's plain_text makes it: small letters without accents, its words apart by one blank. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they part words like any other sign.
      .replace(/[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+/g, ' ')
      .trim()
  );
}
