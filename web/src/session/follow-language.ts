import { addressIn } from '@kirdaar/contract/rules/languages';
import { splitAddress } from '@kirdaar/contract/rules/page-addresses';
import { redirectDocument } from 'react-router';
import { keptLanguage } from '#session/language-cookie.ts';
import * as words from '#words/app/language.ts';

/** Returns the path and the parameters of a page that is about to open, as routes know them. */
export function pathOfRequest({ url }: Request): { path: string; search: string } {
  const { pathname, search } = new URL(url);
  return { path: splitAddress(pathname).address, search };
}

/** Opens a page of an area in the language of the account instead, if that is another one. */
export function followLanguage(path: string) {
  const language = keptLanguage() ?? words.language;
  if (language !== words.language) throw redirectDocument(window.location.origin + addressIn(language, path));
}
