import { addressIn, type Language } from '@kirdaar/contract/rules/languages';
import type * as words from '#words/ui/offline-page.ts';

type Texts = typeof words;

/**
 * Returns the page for a URL in a language that the service worker has not kept. It is shown at the URL that was asked
 * for, so a refresh opens the page itself as soon as there is a connection.
 */
export function offlinePage(language: Language, words: Texts): string {
  const calls = addressIn(language, '/castingcalls');
  const kept = words.kept((text) => `<a href="${calls}">${text}</a>`).join('');
  return `<!doctype html>
<html lang="${language}-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="refresh" content="5">
    <title>${words.title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/offline.css">
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" width="56" height="56">
      <h1>${words.title}</h1>
      <p>${words.reopens}</p>
      <p>${kept}</p>
    </main>
  </body>
</html>
`;
}
