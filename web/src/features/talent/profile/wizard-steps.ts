import { requiredAnswers } from '@kirdaar/contract/rules/required-answers';
import { bodySections } from '#features/talent/profile/body-questions.ts';
import { personalSections } from '#features/talent/profile/personal-questions.ts';
import {
  isAsked,
  type ProfileSection,
  type QuestionContext,
} from '#features/talent/profile/profile-field.ts';
import { workSections } from '#features/talent/profile/work-questions.ts';
import * as words from '#words/talent/profile.ts';

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

/** Returns the questions of all steps in order. */
export function fieldsOf(steps: readonly WizardStep[]) {
  return steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
}
