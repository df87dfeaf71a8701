import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { type InputEvent, type SubmitEvent, useMemo, useRef, useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { answersOfProfile, bodyOf, changesOf } from '#features/talent/profile/profile-answers.ts';
import { profileFiles } from '#features/talent/profile/profile-files.ts';
import { profileWrites } from '#features/talent/profile/profile-writes.ts';
import { type ServerDraft, useProfileDraft } from '#features/talent/profile/use-profile-draft.ts';
import { useProfileForm } from '#features/talent/profile/use-profile-form.ts';
import { useSaveProfile } from '#features/talent/profile/use-save-profile.ts';
import { useWizardStep } from '#features/talent/profile/use-wizard-step.ts';
import { fieldsOf, LAST_STEP } from '#features/talent/profile/wizard-steps.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';

interface Opening {
  profile: OwnProfile;
  draft: ServerDraft;
  /** Reopens the wizard with the saved profile. */
  onDiscarded: () => void;
}

/** State of the wizard's form: it saves the answers as a draft, validates them and saves once at the end. */
export function useProfileWizard({ profile, draft, onDiscarded }: Opening) {
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(profile);
  const before = useMemo(() => answersOfProfile(saved), [saved]);
  const { typed, state: draftState, ...drafting } = useProfileDraft(saved, draft);
  const [resumed] = useState(() => Object.keys(changesOf(typed, before)).length > 0);
  const filled = useProfileForm(saved, { ...before, ...namesOf(saved), ...typed });
  const wizard = useWizardStep(form);
  const { errors, checkOnBlur, checkOnInput, show } = useFieldErrors(
    // Missing answers are listed, but never cause an error.
    [...filled.fields, ...profileFiles].map((field) => ({ ...field, required: false })),
  );
  const { share, outcome, save, cancel } = useSaveProfile({
    onSaved,
    onRejected,
    onFailed: keepDraft,
  });
  // A draft that stays on the server is offered again and can be discarded then.
  const deletion = useWrite(profileWrites, 'deleteDraft', { onDone: onDiscarded, onFailed: onDiscarded });

  function saveDraft(event: InputEvent<HTMLFormElement>) {
    drafting.save(changesOf(filled.read(event.currentTarget), before));
    checkOnInput(event);
  }

  /** What could not be saved stays on the server as a draft. */
  function keepDraft() {
    if (form.current) drafting.saveNow(changesOf(filled.read(form.current), before));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (wizard.step < LAST_STEP) return;
    drafting.stop();
    const answers = filled.read(event.currentTarget);
    save(event.currentTarget, bodyOf({ ...filled, answers, saved }));
  }

  /** Saves only the changes made here, on top of the version saved elsewhere. */
  function saveOnTop() {
    if (!form.current) return;
    drafting.stop();
    const answers = filled.read(form.current);
    const changes = changesOf(answers, before);
    const fields = filled.fields.filter(({ name }) => name in changes);
    save(form.current, bodyOf({ fields, asked: filled.asked, answers, saved }), { onTop: true });
  }

  function onSaved(profile: OwnProfile) {
    drafting.remove();
    setSaved(profile);
  }

  async function onRejected(fieldErrors: Readonly<Record<string, string>>) {
    if (!form.current) return;
    // Errors of a list value are keyed by the list and the index.
    const found = Object.fromEntries(
      Object.entries(fieldErrors).map(([name, message]) => [name.split('.')[0], message]),
    );
    show(form.current, found);
    const place = filled.steps.findIndex((step) => fieldsOf([step]).some(({ name }) => name in found));
    const first = [...filled.fields, ...profileFiles].find(({ name }) => name in found);
    if (first) await wizard.openField(place < 0 ? LAST_STEP : place + 1, first.name);
  }

  function discard() {
    drafting.remove();
    deletion.submit();
  }

  return {
    ...filled,
    ...wizard,
    form,
    saved,
    errors,
    share,
    outcome,
    draftState,
    resumed,
    checkOnBlur,
    saveDraft,
    submit,
    saveOnTop,
    cancel,
    discard,
  };
}

/** A new profile starts with the name of its account. */
function namesOf({ name, first_name, last_name }: OwnProfile): Record<string, string> {
  if (first_name || last_name) return {};
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}
