import type { ApiError } from '#api/call-api.ts';

const PREFIX = 'content.words.';

/** Returns the errors of the words by the path within them, such as `clients.0.name`. */
export function contentErrors(error: ApiError | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(error?.fields ?? {}).map(([field, message]) => [field.replace(PREFIX, ''), message]),
  );
}
