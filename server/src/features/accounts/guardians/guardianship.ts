import type { Language } from '@kirdaar/contract/rules/notifications';

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

/** Returns the opening of a notification to a child's account, which addresses the guardian. */
export function greetGuardian(ward: Guardianship | null, language: Language): string[] {
  if (!ward) return [];
  const { first_name, guardian_name } = ward;
  if (language === 'hi') {
    const to = guardian_name ? `आदरणीय ${guardian_name} जी` : 'आदरणीय माता-पिता या अभिभावक';
    return [`${to}, यह सूचना ${first_name} के बारे में है, जिनके लिए निर्णय आपको लेने हैं।`];
  }
  const to = guardian_name ? `Dear ${guardian_name}` : 'Dear parent or guardian';
  return [`${to}, this is about ${first_name}, and you decide on their behalf.`];
}

/** Puts the child's name before a short text. */
export function shortFor(ward: Guardianship | null, language: Language, text: string): string {
  if (!ward) return text;
  return language === 'hi' ? `${ward.first_name} के लिए: ${text}` : `For ${ward.first_name}: ${text}`;
}
