import { language } from '#words/app/language.ts';

/**
 * Returns the headers of every request to the API: whose it is, and the language of the page, in which errors come
 * back. The browser alone would ask for its own language.
 */
export function requestHeaders(token: string | null): Record<string, string> {
  return { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) };
}
