import type { OwnProfile } from '@kirdaar/contract/talent';
import { type InputEvent, type SubmitEvent, useMemo, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { answersOfProfile, bodyOf, changesOf } from '#features/talent/profile-answers.ts';
import { profileFiles } from '#features/talent/profile-files.ts';
import { type ServerDraft, useProfileDraft } from '#features/talent/use-profile-draft.ts';
import { useProfileForm } from '#features/talent/use-profile-form.ts';
import { useSaveProfile } from '#features/talent/use-save-profile.ts';
import { useWizardStep } from '#features/talent/use-wizard-step.ts';
import { fieldsOf, LAST_STEP } from '#features/talent/wizard-steps.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';

interface Opening {
  profile: OwnProfile;
  draft: ServerDraft;
  /** Opens the wizard anew, with what is kept. */
  onDiscarded: () => void;
}

/** The wizard's one form: what is typed, kept as a draft, judged, and saved once at the end. */
export function useProfileWizard({ profile, draft, onDiscarded }: Opening) {
  const form = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState(profile);
  const before = useMemo(() => answersOfProfile(kept), [kept]);
  const { typed, state: draftState, ...drafting } = useProfileDraft(kept, draft);
  const [resumed] = useState(() => Object.keys(changesOf(typed, before)).length > 0);
  const filled = useProfileForm(kept, { ...before, ...namesOf(kept), ...typed });
  const wizard = useWizardStep(form);
  const { errors, checkLeft, checkFilled, show } = useFieldErrors(
    // What is missing is listed and never refused.
    [...filled.fields, ...profileFiles].map((field) => ({ ...field, required: false })),
  );
  const { share, outcome, save, cancel } = useSaveProfile({ onSaved, onRefused });

  function keep(event: InputEvent<HTMLFormElement>) {
    drafting.keep(changesOf(filled.read(event.currentTarget), before));
    checkFilled(event);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (wizard.step < LAST_STEP) return;
    drafting.hold();
    const answers = filled.read(event.currentTarget);
    await save(event.currentTarget, () => bodyOf({ ...filled, answers, kept }));
  }

  /** Saves no more than what was changed here, on top of what was saved elsewhere. */
  async function saveOnTop() {
    if (!form.current) return;
    drafting.hold();
    const answers = filled.read(form.current);
    const mine = changesOf(answers, before);
    const fields = filled.fields.filter(({ name }) => name in mine);
    await save(form.current, async () => {
      const { user } = await call('GET /api/user/profile');
      return bodyOf({ fields, asked: filled.asked, answers, kept: user });
    });
  }

  function onSaved(user: OwnProfile) {
    drafting.forget();
    setKept(user);
  }

  async function onRefused(refused: Readonly<Record<string, string>>) {
    if (!form.current) return;
    // A value of a list is named by its list and its place.
    const found = Object.fromEntries(
      Object.entries(refused).map(([name, words]) => [name.split('.')[0], words]),
    );
    show(form.current, found);
    const place = filled.steps.findIndex((step) => fieldsOf([step]).some(({ name }) => name in found));
    const first = [...filled.fields, ...profileFiles].find(({ name }) => name in found);
    if (first) await wizard.leadTo(place < 0 ? LAST_STEP : place + 1, first.name);
  }

  async function discard() {
    drafting.forget();
    // What stays on the server is offered once more, and can be given up then.
    await call('DELETE /api/user/profile/draft').catch(() => {});
    onDiscarded();
  }

  return {
    ...filled,
    ...wizard,
    ...{ form, kept, errors, checkLeft, keep, submit, saveOnTop, discard },
    ...{ share, outcome, cancel, draftState, resumed },
  };
}

/** A new profile begins with the name of its account. */
function namesOf({ name, first_name, last_name }: OwnProfile): Record<string, string> {
  if (first_name || last_name) return {};
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}
