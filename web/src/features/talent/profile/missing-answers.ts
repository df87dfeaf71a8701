import { missingAnswers as missingNames } from '@kirdaar/contract/rules/required-answers';
import { type Answers, isEmpty } from '#features/talent/profile/profile-answers.ts';
import type { QuestionContext } from '#features/talent/profile/profile-field.ts';
import { profileFiles } from '#features/talent/profile/profile-files.ts';
import { fieldsOf, LAST_STEP, type WizardStep } from '#features/talent/profile/wizard-steps.ts';

/** A question that a complete profile answers and this one does not yet. */
export interface Missing {
  step: number;
  name: string;
  label: string;
}

interface Filled {
  steps: readonly WizardStep[];
  asked: QuestionContext;
  answers: Answers;
  /** Whether a file is saved or chosen. */
  hasFile: (name: (typeof profileFiles)[number]['name']) => boolean;
}

/** Returns the missing answers, step by step. They are only shown: a profile can be saved without them. */
export function missingAnswers({ steps, asked, answers, hasFile }: Filled): Missing[] {
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
