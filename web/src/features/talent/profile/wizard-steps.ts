import { missingAnswers as missingNames, requiredAnswers } from '@kirdaar/contract/rules/required-answers';
import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { uploadField } from '#api/upload-field.ts';
import { bodySections } from '#features/talent/profile/body-questions.ts';
import { personalSections } from '#features/talent/profile/personal-questions.ts';
import { type Answers, isEmpty } from '#features/talent/profile/profile-answers.ts';
import {
  isAsked,
  type ProfileSection,
  type QuestionContext,
} from '#features/talent/profile/profile-field.ts';
import { workSections } from '#features/talent/profile/work-questions.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/talent/profile.ts';
import * as questions from '#words/talent/profile-questions.ts';
import * as common from '#words/ui/common.ts';

export interface WizardStep {
  title: string;
  sections: readonly ProfileSection[];
}

export const STEP_TITLES = [words.step_personal, words.step_body, words.step_work] as const;
export const LAST_STEP = STEP_TITLES.length;

interface WizardOptions {
  today: string;
  birthDateKept: boolean;
  maxWorkLinks: number | null;
}

/** Returns all questions of the wizard, step by step, whether asked of this talent or not. */
export function wizardSteps(asked: QuestionContext, { maxWorkLinks, ...rest }: WizardOptions): WizardStep[] {
  const sections = [personalSections({ ...asked, ...rest }), bodySections, workSections(maxWorkLinks)];
  return STEP_TITLES.map((title, place) => ({ title, sections: sections[place] ?? [] }));
}

/** Returns the steps with only the questions asked of this talent, marked where its profile type needs them. */
export function visibleSteps(steps: readonly WizardStep[], asked: QuestionContext): WizardStep[] {
  const required = new Set<string>(requiredAnswers(asked));
  return steps.map(({ title, sections }) => ({
    title,
    sections: sections
      .map((section) => ({
        ...section,
        fields: section.fields
          .filter((field) => isAsked(field, asked))
          .map((field) => ({ ...field, required: required.has(field.name) })),
      }))
      .filter(({ fields }) => fields.length > 0),
  }));
}

export function fieldsOf(steps: readonly WizardStep[]) {
  return steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
}

/** A question that a complete profile answers and this one does not yet. */
export interface Missing {
  step: number;
  name: string;
  label: string;
}

/** The missing answers by step. They do not prevent a save. `hasFile`: whether a file is saved or chosen. */
export function missingAnswers(
  steps: readonly WizardStep[],
  asked: QuestionContext,
  answers: Answers,
  hasFile: (name: FileName) => boolean,
): Missing[] {
  const given = Object.entries(answers).map(([name, answer]) => [name, isEmpty(answer) ? null : answer]);
  const files = profileFiles.map(({ name }) => [name, hasFile(name) ? 'chosen' : null]);
  const names: readonly string[] = missingNames(Object.fromEntries([...given, ...files]), asked);
  const places = [
    ...steps.map((step, place) => ({ step: place + 1, fields: fieldsOf([step]) })),
    { step: LAST_STEP, fields: profileFiles },
  ];
  return places.flatMap(({ step, fields }) =>
    fields.filter(({ name }) => names.includes(name)).map(({ name, label }) => ({ step, name, label })),
  );
}

export type FileName = 'image' | 'headshot_image' | 'full_image' | 'images' | 'audition_video';

export type ProfileFile = FieldSpec & { name: FileName };

/** Files chosen in the last step and sent with the save. */
export const profileFiles: readonly ProfileFile[] = [
  { ...uploadField('image'), name: 'image', label: questions.file_image },
  { ...uploadField('image'), name: 'headshot_image', label: common.headshot },
  { ...uploadField('image'), name: 'full_image', label: questions.file_full },
  { ...uploadField('video'), name: 'audition_video', label: common.audition_video },
  { ...uploadField('image'), name: 'images', label: questions.file_images, multiple: true, wide: true },
];

export function savedFiles(profile: OwnProfile, name: FileName): string[] {
  const saved = profile[name];
  if (Array.isArray(saved)) return saved;
  return saved ? [saved] : [];
}

export function chosenFiles(form: HTMLFormElement, name: FileName): File[] {
  // An untouched file control yields an empty file without a name.
  return new FormData(form)
    .getAll(name)
    .filter((value) => value instanceof File && value.name !== '') as File[];
}
