import { foldLookalikes } from './fold-lookalikes.ts';

const webAddress =
  /https?:|\/\/|www\.|[\p{L}\p{N}-]\.(?:com?|in|net|org|io|app|shop|store|info|biz|xyz|me|link|site|online|website|ly|club|top|live|dev|page|tv|cc|ru|uk|us|gl|id|to)(?![\p{L}\p{N}])/iu;
// Joiners are part of words in Indian scripts.
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Returns what is wrong with a name that others see, in emails too: it is one line of text and leads nowhere.
 */
export function findNameError(name: string): 'name_on_one_line' | 'name_without_website' | undefined {
  if (unprintable.test(name)) return 'name_on_one_line';
  if (webAddress.test(foldLookalikes(name))) return 'name_without_website';
  return undefined;
}
