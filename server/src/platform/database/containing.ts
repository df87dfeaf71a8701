/** Returns the pattern of `like` that every text with these words in it matches; no letter of theirs is a wildcard. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
