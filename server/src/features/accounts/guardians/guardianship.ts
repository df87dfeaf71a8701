import { guardianConsent } from '@kirdaar/contract/rules/consents';
import type { Language } from '@kirdaar/contract/rules/languages';
import { findGuardian, findGuardianship } from '#features/accounts/guardians/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Needs = Pick<Services, 'db' | 'now'>;

const words = serverWords('consents');

export function firstNameOf({ name }: { name: string }): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Returns the name of an applicant in notifications to houses, which leave the site: a child's first name. */
export function applicantNameOf(talent: { is_child: boolean; name: string }): string {
  return talent.is_child ? firstNameOf(talent) : talent.name;
}

/** The consent that a guardian is asked for, in the language of the page. */
export function askedConsent(language: Language) {
  return { version: guardianConsent.version, text: words[language].guardian };
}

export async function belongsToChild({ db, now }: Needs, { role, id }: Pick<Actor, 'role' | 'id'>) {
  return role === 'talent' && (await findGuardianship(db, id, now())).needed;
}

/** Rejects an agreement by a child who has no guardian's consent. */
export async function requireGuardian({ db, now }: Needs, talentId: string) {
  const { needed, agreed } = await findGuardianship(db, talentId, now());
  if (needed && !agreed) throw new AppError('guardian_required');
}

/** Rejects a birth date that differs from the saved one or lies in the future. */
export function checkBirthDate(given: string, kept: string | null, today: string) {
  if (kept && given !== kept) throw AppError.field('date_of_birth', 'birth_date_locked');
  if (given > today) throw AppError.field('date_of_birth', 'birth_date_in_future');
}

/** Returns whether a talent needs a guardian, and the guardian named last; null for an adult. */
export async function readGuardian({ db, now }: Needs, talentId: string, language: Language) {
  const { needed, date_of_birth } = await findGuardianship(db, talentId, now());
  const guardian = (needed && (await findGuardian(db, talentId))) || null;
  return { needed, date_of_birth, guardian, consent: askedConsent(language) };
}
