import { ageOn, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { FULL_AGE } from '@kirdaar/contract/rules/limits';
import type { OwnProfile } from '@kirdaar/contract/talent';
import { useRef, useState } from 'react';
import { type Missing, missingAnswers } from '#features/talent/missing-answers.ts';
import { type Answers, answersOfForm } from '#features/talent/profile-answers.ts';
import type { Asked } from '#features/talent/profile-field.ts';
import { chosenFiles, keptFiles, profileFiles } from '#features/talent/profile-files.ts';
import { askedSteps, fieldsOf, wizardSteps } from '#features/talent/wizard-steps.ts';

interface View {
  asked: Asked;
  /** The answers that controls open with which are asked for only now. */
  answers: Answers;
  missing: readonly Missing[];
}

/** What follows from the answers while they are typed: which questions are asked, and what is still missing. */
export function useProfileForm(profile: OwnProfile, opening: Answers) {
  const [circumstances] = useState(() => ({
    today: dayInIndia(new Date()),
    birthDateKept: profile.date_of_birth !== null,
    linksMost: profile.work_links_most,
  }));
  const answers = useRef(opening);
  const [view, setView] = useState(() => viewOf());

  function viewOf(form?: HTMLFormElement): View {
    const asked = askedOf(answers.current, circumstances.today);
    const missingFiles = profileFiles.filter(
      ({ name, required }) =>
        required && keptFiles(profile, name).length === 0 && !(form && chosenFiles(form, name).length > 0),
    );
    const steps = askedSteps(wizardSteps(asked, circumstances), asked);
    return { asked, answers: answers.current, missing: missingAnswers(steps, answers.current, missingFiles) };
  }

  /** Takes what stands in the form now. What is not asked at the moment is remembered as it was. */
  function read(form: HTMLFormElement): Answers {
    const fields = fieldsOf(wizardSteps(view.asked, circumstances));
    answers.current = { ...answers.current, ...answersOfForm(form, fields) };
    const next = viewOf(form);
    // Most keys change nothing of it, and the whole wizard is not worth drawing again for them.
    if (JSON.stringify([next.asked, next.missing]) !== JSON.stringify([view.asked, view.missing])) {
      setView(next);
    }
    return answers.current;
  }

  const allSteps = wizardSteps(view.asked, circumstances);
  return { ...view, steps: askedSteps(allSteps, view.asked), fields: fieldsOf(allSteps), read };
}

function askedOf({ gender = '', country = '', state = '', date_of_birth }: Answers, today: string): Asked {
  const born = date_of_birth && date_of_birth <= today ? date_of_birth : undefined;
  return { gender, country, state, child: born !== undefined && ageOn(born, today) < FULL_AGE };
}
