import type { Reply } from '@kirdaar/contract/api';
import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, callApi } from '#api/call-api.ts';
import { dropWaiting, useWaiting } from '#api/use-waiting.ts';
import { useWrite } from '#api/use-write.ts';
import {
  type Answers,
  answersOfDraft,
  answersOfProfile,
  bodyOf,
  changesOf,
  draftOf,
} from '#features/talent/profile/profile-answers.ts';
import { useProfileForm } from '#features/talent/profile/use-profile-form.ts';
import { profileWrites, useSaveProfile, waitingSaveOf } from '#features/talent/profile/use-save-profile.ts';
import { fieldsOf, LAST_STEP, profileFiles } from '#features/talent/profile/wizard-steps.ts';
import { readDraft } from '#ui/draft.ts';
import { useAutosave } from '#ui/use-autosave.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';

interface Opening {
  profile: OwnProfile;
  draft: ServerDraft;
  /** The answers of a save that waited for a connection when the page was opened. */
  unsent: Answers | undefined;
  /** Reopens the wizard with the saved profile. */
  onDiscarded: () => void;
}

/** State of the wizard's form: it saves the answers as a draft, validates them and saves once at the end. */
export function useProfileWizard({ profile, draft, unsent, onDiscarded }: Opening) {
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(profile);
  const before = useMemo(() => answersOfProfile(saved), [saved]);
  const { typed, state: draftState, ...drafting } = useProfileDraft(saved, draft, unsent);
  const [resumed] = useState(() => Object.keys(changesOf(typed, before)).length > 0);
  const filled = useProfileForm(saved, { ...before, ...namesOf(saved), ...typed });
  const wizard = useWizardStep(form);
  const { errors, checkOnBlur, checkOnInput, show } = useFieldErrors(
    // Missing answers are listed, but never cause an error.
    [...filled.fields, ...profileFiles].map((field) => ({ ...field, required: false })),
  );
  const { share, outcome, save, cancel } = useSaveProfile({
    talentId: profile.id,
    onSaved,
    onKept: drafting.remove,
    onFailed,
  });
  const waiting = useWaiting(profile.id)?.find(({ kind }) => kind === 'profile');
  // A draft that stays on the server is offered again and can be discarded then.
  const deletion = useWrite(profileWrites, 'deleteDraft', { onDone: onDiscarded, onFailed: onDiscarded });

  function saveDraft(event: InputEvent<HTMLFormElement>) {
    drafting.save(changesOf(filled.read(event.currentTarget), before));
    checkOnInput(event);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (wizard.step < LAST_STEP) return;
    drafting.stop();
    const answers = filled.read(event.currentTarget);
    save(event.currentTarget, bodyOf({ ...filled, answers, saved }), changesOf(answers, before));
  }

  /** Saves only the changes made here, on top of the version saved elsewhere. */
  function saveOnTop() {
    if (!form.current) return;
    drafting.stop();
    const answers = filled.read(form.current);
    const changes = changesOf(answers, before);
    const fields = filled.fields.filter(({ name }) => name in changes);
    save(form.current, bodyOf({ fields, asked: filled.asked, answers, saved }), changes, { onTop: true });
  }

  function onSaved(profile: OwnProfile) {
    drafting.remove();
    setSaved(profile);
  }

  async function onFailed(fieldErrors: Readonly<Record<string, string>> | undefined) {
    if (!form.current) return;
    // What could not be saved stays on the server as a draft.
    drafting.saveNow(changesOf(filled.read(form.current), before));
    if (!fieldErrors) return;
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
    void dropWaiting(waitingSaveOf(profile.id));
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
    waiting,
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

/** Current step, kept in the URL so that the browser's back button leads through the steps. */
function useWizardStep(form: RefObject<HTMLFormElement | null>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(search.get('step'));
  const step = asked >= 1 && asked <= LAST_STEP ? Math.floor(asked) : 1;
  const shown = useRef(step);
  const fieldToFocus = useRef<string>(undefined);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = fieldToFocus.current;
    fieldToFocus.current = undefined;
    focus(form.current?.querySelector(field ? controlOf(field) : `[data-step="${step}"]`));
  }, [form, step]);

  function goTo(next: number) {
    return navigate({ search: `?step=${next}` }, { preventScrollReset: fieldToFocus.current !== undefined });
  }

  async function openField(next: number, field: string) {
    if (next === step) return focus(form.current?.querySelector(controlOf(field)));
    fieldToFocus.current = field;
    await goTo(next);
  }

  return { step, goTo, openField };
}

function controlOf(field: string): string {
  return `[data-field="${field}"] :is(input:not([type="hidden"]), select, textarea)`;
}

function focus(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: element.hasAttribute('data-step') });
  if (!element.hasAttribute('data-step')) element.scrollIntoView({ block: 'center' });
}

export type ServerDraft = Reply<'GET /api/user/profile/draft'>['draft'];

/** `saved`: on the server. `local`: only in this browser, because the server could not be reached. */
export type DraftState = 'none' | 'saved' | 'local' | 'logged_out' | 'conflict';

function useProfileDraft({ id, updated_at }: OwnProfile, serverDraft: ServerDraft, unsent: Answers = {}) {
  const name = `profile:${id}`;
  const [typed] = useState(() => ({
    ...(serverDraft && answersOfDraft(serverDraft.fields)),
    ...unsent,
    ...readDraft(name),
  }));
  const autosave = useAutosave<DraftState>({ name, initial: 'none', send, stateAfter });

  async function send(changes: Answers, signal: AbortSignal): Promise<DraftState> {
    const changed = Object.keys(changes).length > 0;
    const body = { fields: draftOf(changes), based_on: updated_at ?? ('never' as const) };
    if (changed) await callApi('PUT /api/user/profile/draft', { body }, { signal });
    else await callApi('DELETE /api/user/profile/draft', {}, { signal });
    return changed ? 'saved' : 'none';
  }

  return { typed, ...autosave };
}

function stateAfter(error: unknown): DraftState {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return 'logged_out';
  return status === 409 ? 'conflict' : 'local';
}
