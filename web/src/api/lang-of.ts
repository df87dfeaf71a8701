/**
 * Returns the language of a field that is not in the language of the page, for its `lang`: a text of staff without a
 * translation is in English.
 */
export function langOf(
  shown: { in_english?: readonly string[] | undefined },
  field: string,
): 'en' | undefined {
  return shown.in_english?.includes(field) ? 'en' : undefined;
}
