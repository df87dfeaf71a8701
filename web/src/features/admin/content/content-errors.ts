import type { Language } from '@kirdaar/contract/rules/languages';
import type { ApiError } from '#api/call-api.ts';

/** Returns the errors of the words in a language by the path within them, such as `clients.0.name`. */
export function contentErrors(error: ApiError | undefined, language: Language): Record<string, string> {
  const prefix = language === 'en' ? 'content.words.' : `content.translations.${language}.`;
  return Object.fromEntries(
    Object.entries(error?.fields ?? {})
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, message]) => [field.slice(prefix.length), message]),
  );
}
