import type { CallInput } from '@kirdaar/contract/api';
import { lockedJobFields } from '@kirdaar/contract/rules/job-fields';
import { useRef, useState } from 'react';
import { ApiError, call } from '#api/call.ts';
import { answersAbout } from '#features/job-posts/answers-about.ts';
import { findStanding, type Standing } from '#features/job-posts/find-standing.ts';
import { answersOf, imageOf } from '#features/job-posts/job-answers.ts';
import { changedElsewhere, type ElsewhereChanged } from '#features/job-posts/merge-edits.ts';
import { newRequestId } from '#features/jobs/request-id.ts';
import { showToast } from '#ui/toast-list.ts';

interface Conflict {
  newer: Standing;
  changes: readonly ElsewhereChanged[];
}

/**
 * Saves what was changed of a call. When somebody else saved it meanwhile, the form takes over what it has not
 * changed itself, and is saved on top of that the next time.
 */
export function useEditCall(opened: Standing, onSaved: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [standing, setStanding] = useState(opened);
  const [answers, setAnswers] = useState(() => answersAbout(opened.job));
  const [conflict, setConflict] = useState<Conflict>();
  const last = useRef({ said: '', request_id: '' });
  const before = answersAbout(standing.job);
  // Once somebody applied, the facts they applied for stand still and are not asked for.
  const locked: readonly string[] = standing.applicants > 0 ? lockedJobFields : [];

  async function save(filled: FormData) {
    const kept = Object.fromEntries(locked.map((name) => [name, before[name] ?? '']));
    const image = imageOf(filled);
    const typed = { ...kept, ...answersOf(filled), if_match: standing.updated_at ?? 'never' };
    // Each control is named after a field of the contract; the server judges what it holds.
    const body = { ...typed, request_id: idOf(typed, image) } as CallInput<
      'PUT /api/production/jobs/:id',
      File
    >['body'];
    const request = { params: { id: standing.job.id }, body, files: { image: image ? [image] : [] } };
    try {
      const { message } = await call('PUT /api/production/jobs/:id', request);
      showToast('success', message);
      onSaved();
    } catch (error) {
      const newer = await newerThan(standing, error);
      if (!newer) throw error;
      takeOver(newer, answersOf(filled));
    }
  }

  /** The same id as before when the same is sent once more, such as after an answer that was lost. */
  function idOf(typed: Record<string, string>, image: File | undefined): string {
    const said = JSON.stringify([typed, image?.name, image?.size, image?.lastModified]);
    if (last.current.said !== said) last.current = { said, request_id: newRequestId() };
    return last.current.request_id;
  }

  function takeOver(newer: Standing, mine: Record<string, string>) {
    const theirs = answersAbout(newer.job);
    const changes = changedElsewhere(before, mine, theirs);
    const taken = changes.filter(({ disputed }) => !disputed);
    for (const { name, theirs } of taken) write(form.current?.elements.namedItem(name), theirs);
    setAnswers({ ...theirs, ...mine, ...Object.fromEntries(taken.map((one) => [one.name, one.theirs])) });
    setStanding(newer);
    setConflict({ newer, changes });
  }

  function note(typed: Record<string, string>) {
    setAnswers({ ...before, ...typed });
  }

  return { form, standing, answers, conflict, locked, save, note };
}

/** How the call stands now, if that is why it could not be saved. */
async function newerThan({ job, updated_at }: Standing, error: unknown): Promise<Standing | undefined> {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const now = await findStanding(job.id);
  return now?.updated_at === updated_at ? undefined : now;
}

// What is typed stays in the controls; only there can it be replaced.
function write(control: Element | RadioNodeList | null | undefined, text: string) {
  const isTyped =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  if (isTyped) control.value = text;
}
