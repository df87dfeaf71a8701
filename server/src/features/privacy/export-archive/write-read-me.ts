import type { Language } from '@kirdaar/contract/rules/languages';
import { formatInstant } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

const words = serverWords('dataReadMe');

interface About {
  name: string;
  role: AccountRole;
  kinds: readonly string[];
  made_at: string;
}

export const fileDescriptions: Readonly<Record<string, string>> = words.en.files;

export function writeReadMe(about: About, language: Language): string {
  const { name, role, kinds, made_at } = about;
  const descriptions: Readonly<Record<string, string>> = words[language].files;
  const list = kinds.map((kind) => `${kind}.json - ${descriptions[kind] ?? ''}`).join('\n');
  const text = words[language].read_me({
    product: name,
    role,
    made_at: formatInstant(made_at, language),
    list,
  });
  // Windows editors need the BOM to recognise UTF-8, and some need CRLF line endings.
  return `\uFEFF${text}`.replaceAll('\n', '\r\n');
}
