import { LINE_MOST, TEXT_MOST, URL_MOST } from '@kirdaar/contract/rules/limits';
import { writeProfileLink } from '@kirdaar/contract/rules/links';
import { type TalentFieldName, talentFields } from '@kirdaar/contract/rules/talent-fields';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { spokenLabels } from '#features/talent/spoken-labels.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

/** A question of the profile: a field of the contract, in words. */
export interface ProfileField extends FieldSpec {
  /** Several may be chosen, from a list alone or in words of one's own too. */
  several?: 'listed' | 'open';
  /** Asked of grown-up talent of this gender alone. */
  only?: Gender;
  /** Not asked of a child. */
  adult?: boolean;
  /** Left as it is, it is an answer too: it is never said to be missing. */
  answered?: boolean;
}

export interface ProfileSection {
  title: string;
  /** A line under the title. */
  lead?: string;
  fields: readonly ProfileField[];
}

/** What decides which questions are asked, and what is suggested. */
export interface Asked {
  gender: string;
  child: boolean;
  country: string;
  state: string;
}

type Words = Partial<Omit<ProfileField, 'name' | 'label'>>;

/** Asks for a field of the contract: what it takes is the contract's, the words are ours. */
export function ask(name: TalentFieldName, label: string, words: Words = {}): ProfileField {
  return { name, label, ...takenBy(name), ...words };
}

/** Asks for something that a complete profile tells. */
export function need(name: TalentFieldName, label: string, words: Words = {}): ProfileField {
  return ask(name, label, { required: true, ...words });
}

/** The words of a question whose no says as much as its yes. */
export const yesOrNo = { type: 'radio', options: ['1', '0'], labels: { 1: 'Yes', 0: 'No' } } as const;

/** Whether a question is asked of this talent. */
export function isAsked({ only, adult }: ProfileField, { gender, child }: Asked): boolean {
  if (child && (only || adult)) return false;
  return !only || only === gender;
}

function takenBy(name: TalentFieldName): Words {
  const field: (typeof talentFields)[TalentFieldName] = talentFields[name];
  const adult = 'adult' in field;
  switch (field.kind) {
    case 'line':
      return { adult, maxLength: LINE_MOST };
    case 'lines':
      return { adult, type: 'lines', maxLength: TEXT_MOST, wide: true };
    case 'link':
      return { adult, type: 'url', maxLength: URL_MOST, check: (typed) => errorOfLink(name, typed) };
    case 'flag':
      return { adult, type: 'tick' };
    case 'day':
      return { adult, type: 'date' };
    case 'choice':
      return { adult, options: field.options, labels: spokenLabels };
    case 'list':
      return 'options' in field
        ? { adult, several: 'listed', options: field.options, labels: spokenLabels, wide: true }
        : { adult, several: 'open', wide: true };
  }
}

function errorOfLink(name: string, typed: string): string | undefined {
  return writeProfileLink(name, typed)
    ? undefined
    : 'This is no address of the web, like https://example.com.';
}
