import { type Answers, isEmpty } from '#features/talent/profile/profile-answers.ts';
import type { ProfileField } from '#features/talent/profile/profile-field.ts';
import { LAST_STEP, type WizardStep } from '#features/talent/profile/wizard-steps.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

/** A question that a complete profile answers and this one does not yet. */
export interface Missing {
  step: number;
  name: string;
  label: string;
}

/** Returns the missing answers, step by step. They are only shown: a profile can be saved without them. */
export function missingAnswers(
  steps: readonly WizardStep[],
  answers: Answers,
  missingFiles: readonly FieldSpec[],
): Missing[] {
  const questions = steps.flatMap(({ sections }, place) =>
    sections
      .flatMap(({ fields }) => fields)
      .filter((field) => isMissing(field, answers))
      .map(({ name, label }) => ({ step: place + 1, name, label })),
  );
  return [...questions, ...missingFiles.map(({ name, label }) => ({ step: LAST_STEP, name, label }))];
}

function isMissing({ name, required, answered }: ProfileField, answers: Answers): boolean {
  return Boolean(required) && !answered && isEmpty(answers[name]);
}
