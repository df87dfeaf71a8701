import type { Language } from '@kirdaar/contract/rules/languages';
import type { MessageText } from '@kirdaar/contract/rules/message-texts';
import { sql } from 'kysely';
import { inEachLanguage } from '#platform/channels/server-words.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns what staff wrote instead of the texts of a message. */
export async function listMessageTexts(db: Database, message: string, language: Language) {
  const found = await db
    .selectFrom('message_text')
    .select(sql<MessageText[]>`texts`.as('texts'))
    .where('message', '=', message)
    .where('language', '=', language)
    .executeTakeFirst();
  return found?.texts ?? [];
}

/** Returns what staff wrote instead of the texts of a message, in every language. */
export async function readMessageTexts(
  db: Database,
  message: string,
): Promise<Record<Language, MessageText[]>> {
  const rows = await db
    .selectFrom('message_text')
    .select(['language', sql<MessageText[]>`texts`.as('texts')])
    .where('message', '=', message)
    .execute();
  return inEachLanguage((language) => rows.find((row) => row.language === language)?.texts ?? []);
}

/** Returns the names of the messages with texts of staff. */
export async function listChangedMessages(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('message_text').select('message').distinct().execute();
  return rows.map(({ message }) => message);
}

/** Makes the texts of a message in one language these ones. */
export async function replaceMessageTexts(
  db: Database,
  message: string,
  language: Language,
  texts: readonly MessageText[],
) {
  const of = { message, language };
  if (texts.length === 0) {
    await db
      .deleteFrom('message_text')
      .where('message', '=', message)
      .where('language', '=', language)
      .execute();
    return;
  }
  const row = { texts: JSON.stringify(texts) };
  await db
    .insertInto('message_text')
    .values({ ...of, ...row })
    .onConflict((conflict) => conflict.columns(['message', 'language']).doUpdateSet(row))
    .execute();
}
