import { foldLookalikes } from './fold-lookalikes.ts';

/** What a person writes who leads elsewhere. */
const webAddress =
  /https?:|\/\/|www\.|[\p{L}\p{N}-]{2,}\.(?:com|org|net|shop|store|info|biz|xyz|link|site|online|website|cc|ru|gl)(?![\p{L}\p{N}])|[\p{L}\p{N}-]\.\p{L}{2,}\//iu;
// Initials and words of names stand before these too: A.K.Dev, Zee.TV, Studio 21.in.
const shortAddress =
  /(?<![\p{L}\p{N}-])(?=[\p{N}-]*\p{L})[\p{L}\p{N}-]{3,}\.(?:co|in|io|app|xyz|me|ly|club|top|live|dev|page|tv|uk|us|id|to)(?![\p{L}\p{N}])/u;
// Joiners are part of words in Indian scripts.
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
// Latin words need no joiners, but Indian and Persian ones and emoji do.
const invisible =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<=^|[\s\p{Script=Latin}\p{Nd}])[\u200c\u200d]+/gu;

/** Removes the invisible marks that come with copied text; joiners of Indian scripts stay. */
function withoutMarks(text: string): string {
  return text.replace(invisible, '');
}

/** Returns typed text with one character for each line break, blanks for tabs, and without what nobody sees. */
export function writeText(typed: string): string {
  return withoutMarks(typed)
    .replaceAll('\0', '')
    .replaceAll('\t', ' ')
    .replace(/\r\n?/g, '\n')
    .toWellFormed()
    .trim();
}

/**
 * Returns what is wrong with a name that others see, in emails too: it is one line of text and leads nowhere.
 */
export function findNameError(name: string): 'name_on_one_line' | 'name_without_website' | undefined {
  const shown = withoutMarks(name).replaceAll('\t', ' ');
  if (unprintable.test(shown)) return 'name_on_one_line';
  const folded = foldLookalikes(shown);
  if (webAddress.test(folded) || shortAddress.test(folded)) return 'name_without_website';
  return undefined;
}
