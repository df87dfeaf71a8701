import type { Language } from '@kirdaar/contract/rules/messages';

/** A child for whom somebody decides; letters about it speak to the guardian. */
export interface Ward {
  first_name: string;
  guardian_name: string | null;
}

/** A letter about a child is another one in short: it says of whom it is. */
export function aboutWard<F extends { ward: Ward | null }>(sample: F) {
  const ward = { first_name: 'Tara', guardian_name: 'Sunita Rao' };
  return [{ name: 'ward', fits: (facts: F) => facts.ward !== null, sample: { ...sample, ward } }];
}

/** The first of a talent's names. */
export function firstNameOf({ name }: { name: string }): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Whom a letter to a talent's account is about, if that is a child. */
export function wardOf(talent: { is_child: boolean; name: string; guardian_name: string | null }) {
  const { is_child, guardian_name } = talent;
  return is_child ? { first_name: firstNameOf(talent), guardian_name } : null;
}

/** How a letter to a child's account begins. */
export function greetGuardian(ward: Ward | null, language: Language): string[] {
  if (!ward) return [];
  const { first_name, guardian_name } = ward;
  if (language === 'hi') {
    const to = guardian_name ? `आदरणीय ${guardian_name} जी` : 'आदरणीय माता-पिता या अभिभावक';
    return [`${to}, यह पत्र ${first_name} के बारे में है, जिनके लिए निर्णय आपको लेने हैं।`];
  }
  const to = guardian_name ? `Dear ${guardian_name}` : 'Dear parent or guardian';
  return [`${to}, this is about ${first_name}, for whom you decide.`];
}

/** What is said in short, of a child with its name before it. */
export function shortFor(ward: Ward | null, language: Language, words: string): string {
  if (!ward) return words;
  return language === 'hi' ? `${ward.first_name} के लिए: ${words}` : `For ${ward.first_name}: ${words}`;
}
