import { guardianConsent } from '@kirdaar/contract/rules/consents';
import type { Language } from '@kirdaar/contract/rules/languages';
import { findGuardian, findGuardianship } from '#features/accounts/guardians/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('consents');

/** The consent that a guardian is asked for, in the language of the page. */
export function askedConsent(language: Language) {
  return { version: guardianConsent.version, text: words[language].guardian };
}

/**
 * Returns whether a talent needs a guardian, the guardian named last and the consent text. For an adult the
 * guardian is null.
 */
export async function readGuardian(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  language: Language,
) {
  const { needed, date_of_birth } = await findGuardianship(db, talentId, now());
  const guardian = (needed && (await findGuardian(db, talentId))) || null;
  return { needed, date_of_birth, guardian, consent: askedConsent(language) };
}
