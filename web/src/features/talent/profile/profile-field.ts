import { MAX_LINE, MAX_TEXT, MAX_URL } from '@kirdaar/contract/rules/limits';
import { writeProfileLink } from '@kirdaar/contract/rules/links';
import { type TalentFieldName, talentFields } from '@kirdaar/contract/rules/talent-fields';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import type { FieldSpec } from '#ui/field-spec.ts';
import { category_names, gender_names } from '#words/rules/people.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as words from '#words/talent/profile-questions.ts';
import * as common from '#words/ui/common.ts';

/** A question of the profile: a field of the contract with its label. The contract says which are required. */
export interface ProfileField extends FieldSpec {
  /** Several values are allowed: only from the list, or custom values too. */
  several?: 'listed' | 'open';
  credits?: true;
  /** Only for adults of this gender. */
  only?: Gender;
  adult?: boolean;
}

export interface ProfileSection {
  title: string;
  /** What it is about, where pages for other people than the talent have a heading of their own. */
  topic?: 'driving' | 'roles' | 'agents';
  lead?: string;
  fields: readonly ProfileField[];
}

/** Answers that decide which questions are asked and what is suggested. */
export interface QuestionContext {
  gender: string;
  profileType: string;
  child: boolean;
  country: string;
  state: string;
}

type QuestionOptions = Partial<Omit<ProfileField, 'name' | 'label'>>;

/** A question about a field: the contract defines the accepted values, the form defines the label. */
export function question(name: TalentFieldName, label: string, options: QuestionOptions = {}): ProfileField {
  return { name, label, ...controlOptions(name), ...options };
}

/** What people read for the choices of each question. */
const labelsOf: Readonly<Record<string, FieldSpec['labels']>> = {
  ...talent_choices,
  gender: gender_names,
  profileType: category_names,
  SkillsData: category_names,
};

/** Options of a question where No is as meaningful as Yes. */
export const yesOrNo = {
  type: 'radio',
  options: ['1', '0'],
  labels: { 1: common.yes, 0: common.no },
} as const;

export function isAsked({ only, adult }: ProfileField, { gender, child }: QuestionContext): boolean {
  if (child && (only || adult)) return false;
  return !only || only === gender;
}

function controlOptions(name: TalentFieldName): QuestionOptions {
  const field: (typeof talentFields)[TalentFieldName] = talentFields[name];
  const adult = 'adult' in field;
  switch (field.kind) {
    case 'line':
      return { adult, maxLength: MAX_LINE };
    case 'lines':
      return { adult, type: 'lines', maxLength: MAX_TEXT, wide: true };
    case 'link': {
      const check = (typed: string) => (writeProfileLink(name, typed) ? undefined : words.link_invalid);
      return { adult, type: 'url', maxLength: MAX_URL, check };
    }
    case 'flag':
      return { adult, type: 'tick' };
    case 'day':
      return { adult, type: 'date' };
    case 'choice':
      return { adult, options: field.options, labels: labelsOf[name] };
    case 'list':
      return 'options' in field
        ? { adult, several: 'listed', options: field.options, labels: labelsOf[name], wide: true }
        : { adult, several: 'open', wide: true };
  }
}
