import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailText } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('guardians');

/** A child who has a guardian. Notifications about the child address the guardian. */
export interface Guardianship {
  first_name: string;
  guardian_name: string | null;
}

/** Returns the sample for a notification about a child, which differs from the adult one. */
export function aboutChild<F extends { ward: Guardianship | null }>(sample: F) {
  const ward = { first_name: 'Tara', guardian_name: 'Sunita Rao' };
  return [{ name: 'ward', fits: (facts: F) => facts.ward !== null, sample: { ...sample, ward } }];
}

/** Returns the first word of a talent's name. */
export function firstNameOf({ name }: { name: string }): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Returns the name of an applicant in notifications to houses, which leave the site: a child's first name. */
export function applicantNameOf(talent: { is_child: boolean; name: string }): string {
  return talent.is_child ? firstNameOf(talent) : talent.name;
}

/** Returns the child that a notification to a talent's account is about, or null for an adult. */
export function guardianshipOf(talent: { is_child: boolean; name: string; guardian_name: string | null }) {
  const { is_child, guardian_name } = talent;
  return is_child ? { first_name: firstNameOf(talent), guardian_name } : null;
}

/** Returns where a child's guardian is notified besides the account; null for an adult. */
export function guardianContactOf(talent: {
  is_child: boolean;
  guardian_mobile: string | null;
  guardian_email: string | null;
}) {
  const { is_child, guardian_mobile: mobile, guardian_email: email } = talent;
  return is_child ? { mobile, email } : null;
}

/** Addresses a notification about a child to the guardian; leaves any other as it is. */
export function forGuardian<T extends Pick<EmailText, 'paragraphs' | 'short'>>(
  ward: Guardianship | null,
  language: Language,
  text: T,
): T {
  const [paragraphs, short] = [greetGuardian(ward, language), shortFor(ward, language, text.short)];
  return { ...text, paragraphs: [...paragraphs, ...text.paragraphs], short };
}

/** Returns the opening of a notification to a child's account, which addresses the guardian. */
function greetGuardian(ward: Guardianship | null, language: Language): string[] {
  if (!ward) return [];
  const { first_name, guardian_name } = ward;
  return [
    guardian_name
      ? words[language].greeting_named(guardian_name, first_name)
      : words[language].greeting_nameless(first_name),
  ];
}

/** Puts the child's name before a short text. */
function shortFor(ward: Guardianship | null, language: Language, text: string): string {
  return ward ? words[language].short_about(ward.first_name, text) : text;
}
