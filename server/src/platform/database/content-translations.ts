import type { Language } from '@kirdaar/contract/rules/languages';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** The texts of a piece of content in one language, each by the path to it in the English words. */
export type Texts = Readonly<Record<string, string>>;
/** All that a piece of content says in other languages than English. */
export type Translations = Partial<Record<Language, Texts>>;

/** Names what is translated: a kind of content and its key. */
interface Translated {
  kind: string;
  key: string;
}

/** What an answer says about its texts if it was asked for in another language than English. */
interface Mixed {
  in_english?: string[];
}

/** Returns the public texts of a piece in a language. English ones are in tables of their own. */
export async function findTexts(db: Database, { kind, key }: Translated, language: Language): Promise<Texts> {
  return (await listTexts(db, kind, [key], language)).get(key) ?? {};
}

/** Returns the public texts of several pieces of a kind in a language, by their keys. */
export async function listTexts(
  db: Database,
  kind: string,
  keys: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, Texts>> {
  if (language === 'en' || keys.length === 0) return new Map();
  const found = await db
    .selectFrom('content_translation')
    .select(['key', sql<Texts>`texts`.as('texts')])
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .where('language', '=', language)
    .execute();
  return new Map(found.map(({ key, texts }) => [key, texts]));
}

/** Returns what is public of a piece in all other languages. */
export async function findTranslations(db: Database, { kind, key }: Translated): Promise<Translations> {
  const found = await db
    .selectFrom('content_translation')
    .select(['language', sql<Texts>`texts`.as('texts')])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
  return Object.fromEntries(found.map(({ language, texts }) => [language, texts]));
}

/** Makes the texts of a piece in other languages these ones. */
export async function replaceTranslations(
  db: Database,
  { kind, key }: Translated,
  translations: Translations,
) {
  await db.deleteFrom('content_translation').where('kind', '=', kind).where('key', '=', key).execute();
  const rows = Object.entries(translations)
    .filter(([, texts]) => Object.keys(texts).length > 0)
    .map(([language, texts]) => ({ kind, key, language, texts: JSON.stringify(texts) }));
  if (rows.length > 0) await db.insertInto('content_translation').values(rows).execute();
}

/**
 * Puts texts of a language into what a page shows, and names those that exist only in English. `pathOf` is the path
 * of a field. In English nothing is changed or added.
 */
export function inLanguage<T extends object>(
  shown: T,
  fields: readonly (keyof T & string)[],
  {
    language,
    texts,
    pathOf = (field) => field,
  }: {
    language: Language;
    texts: Texts | undefined;
    pathOf?: (field: string) => string;
  },
): T & Mixed {
  if (language === 'en') return shown;
  const written = fields.flatMap((field) => {
    const text = texts?.[pathOf(field)];
    return text === undefined ? [] : [[field, text] as const];
  });
  const translated = written.map(([field]) => field);
  const in_english = fields.filter((field) => !translated.includes(field));
  return { ...shown, ...Object.fromEntries(written), in_english };
}
