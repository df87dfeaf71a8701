import { type SlatePart, slateParts } from '@kirdaar/contract/rules/self-tapes';
import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';

interface Slated {
  name: string;
  role: string;
  height: string | null;
  city: string | null;
  languages: string[];
  is_child: boolean;
}

/** Returns what a house asked to be on the slate, in the order in which it is shown. */
export function askedParts(asked: readonly string[]): SlatePart[] {
  return slateParts.filter((part) => asked.includes(part));
}

/** What the slate says, as far as the profile has it. Of a child only what a client may read: first name and role. */
export function slateOf(asked: readonly string[], { is_child, name, role, ...facts }: Slated) {
  const texts: Record<SlatePart, string | null> = is_child
    ? { name: firstNameOf({ name }), role, height: null, city: null, language: null }
    : { name, role, height: facts.height, city: facts.city, language: facts.languages.join(', ') };
  return askedParts(asked).flatMap((part) => {
    const text = texts[part];
    return text ? [{ part, text }] : [];
  });
}
