import { ageOn, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { FULL_AGE } from '@kirdaar/contract/rules/limits';
import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { useRef, useState } from 'react';
import { type Answers, answersOfForm } from '#features/talent/profile/profile-answers.ts';
import type { QuestionContext } from '#features/talent/profile/profile-field.ts';
import {
  chosenFiles,
  type FileName,
  fieldsOf,
  missingAnswers,
  savedFiles,
  visibleSteps,
  wizardSteps,
} from '#features/talent/profile/wizard-steps.ts';

/** Derives from the current answers which questions are asked and which answers are missing. */
export function useProfileForm(profile: OwnProfile, opening: Answers) {
  const [circumstances] = useState(() => ({
    today: dayInIndia(new Date()),
    birthDateKept: profile.date_of_birth !== null,
    maxWorkLinks: profile.work_links_most,
  }));
  const answers = useRef(opening);
  const [view, setView] = useState(() => viewOf());

  function viewOf(form?: HTMLFormElement) {
    const asked = contextOf(answers.current, circumstances.today);
    const hasFile = (name: FileName) =>
      savedFiles(profile, name).length > 0 || (form !== undefined && chosenFiles(form, name).length > 0);
    const steps = visibleSteps(wizardSteps(asked, circumstances), asked);
    const missing = missingAnswers(steps, asked, answers.current, hasFile);
    // The answers are initial values for controls that have only now become visible.
    return { asked, answers: answers.current, missing };
  }

  /** Reads the current answers of the form. Questions not asked at present keep their last answer. */
  function read(form: HTMLFormElement): Answers {
    const fields = fieldsOf(wizardSteps(view.asked, circumstances));
    answers.current = { ...answers.current, ...answersOfForm(form, fields) };
    const next = viewOf(form);
    // Most keystrokes change nothing here, so skip rendering the whole wizard again.
    if (JSON.stringify([next.asked, next.missing]) !== JSON.stringify([view.asked, view.missing])) {
      setView(next);
    }
    return answers.current;
  }

  const allSteps = wizardSteps(view.asked, circumstances);
  return { ...view, steps: visibleSteps(allSteps, view.asked), fields: fieldsOf(allSteps), read };
}

function contextOf(
  { gender = '', profileType = '', country = '', state = '', date_of_birth }: Answers,
  today: string,
): QuestionContext {
  const born = date_of_birth && date_of_birth <= today ? date_of_birth : undefined;
  return { gender, profileType, country, state, child: born !== undefined && ageOn(born, today) < FULL_AGE };
}
