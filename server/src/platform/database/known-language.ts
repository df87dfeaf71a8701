import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { sql } from 'kysely';

/** The language of an account. One that there are no texts in any more is read as English. */
export const languageOfAccount = sql<Language>`case
  when account.language = any(${[...languages]}::text[]) then account.language else 'en'
end`.as('language');
