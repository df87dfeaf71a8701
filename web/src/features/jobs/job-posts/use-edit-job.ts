import type { EndpointInput } from '@kirdaar/contract/api';
import { lockedJobFields } from '@kirdaar/contract/rules/job-fields';
import { useRef, useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { answersFromForm, answersFromState, chosenImage } from '#features/jobs/job-posts/job-answers.ts';
import type { Answers } from '#features/jobs/job-posts/logistics-fields.ts';
import { findPostingState, type PostingState } from '#features/jobs/jobs/find-job.ts';
import { showToast } from '#ui/toast-list.ts';

type Input = EndpointInput<'PUT /api/production/jobs/:id', File>;

/** Fills in what another user saved meanwhile, except in fields changed here; the next save builds on it. */
export function useEditJob(opened: PostingState, onSaved: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [postingState, setPostingState] = useState(opened);
  const [answers, setAnswers] = useState(() => answersFromState(opened));
  const [conflict, setConflict] = useState<{ newer: PostingState; changes: readonly RemoteChange[] }>();
  const last = useRef({ content: '', request_id: '' });
  const savedAnswers = answersFromState(postingState);
  // Once a casting call has applicants, the facts they applied for are locked and are not asked for.
  const locked: readonly string[] = postingState.applicants > 0 ? lockedJobFields : [];

  async function save(filled: FormData) {
    const image = chosenImage(filled);
    const fields = {
      ...Object.fromEntries(locked.map((name) => [name, savedAnswers[name] ?? ''])),
      ...answersFromForm(filled),
      if_match: postingState.updated_at ?? 'never',
    };
    // Each control is named after a field of the contract; the server validates its value.
    const body = { ...fields, request_id: requestIdFor(fields, image) } as Input['body'];
    const files = { image: image ? [image] : [] };
    try {
      const { message } = await callApi('PUT /api/production/jobs/:id', {
        params: { id: postingState.job.id },
        body,
        files,
      });
      showToast('success', message);
      onSaved();
    } catch (error) {
      const newer = await findNewerVersion(postingState, error);
      if (!newer) throw error;
      merge(newer, answersFromForm(filled));
    }
  }

  /** The same for the same data, for example after a lost response. */
  function requestIdFor(fields: Record<string, string>, image: File | undefined): string {
    const content = JSON.stringify([fields, image?.name, image?.size, image?.lastModified]);
    if (last.current.content !== content) last.current = { content, request_id: newRequestId() };
    return last.current.request_id;
  }

  function merge(newer: PostingState, local: Record<string, string>) {
    const remote = answersFromState(newer);
    const changes = findRemoteChanges(savedAnswers, local, remote);
    const filledIn = changes.filter(({ isConflict }) => !isConflict);
    for (const { name, value } of filledIn) setControlValue(form.current?.elements.namedItem(name), value);
    const values = Object.fromEntries(filledIn.map(({ name, value }) => [name, value]));
    setAnswers({ ...remote, ...local, ...values });
    setPostingState(newer);
    setConflict({ newer, changes });
  }

  function changeAnswers(typed: Record<string, string>) {
    setAnswers({ ...savedAnswers, ...typed });
  }

  return { form, postingState, answers, conflict, locked, save, changeAnswers };
}

async function findNewerVersion(
  { job, updated_at }: PostingState,
  error: unknown,
): Promise<PostingState | undefined> {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const current = await findPostingState(job.id);
  return current?.updated_at === updated_at ? undefined : current;
}

/** The controls are uncontrolled, so their values can only be replaced in the DOM. */
export function setControlValue(control: Element | RadioNodeList | null | undefined, value: string) {
  const hasValue =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  if (hasValue) control.value = value;
}

export interface RemoteChange {
  name: string;
  /** The value saved by the other user. */
  value: string;
  /** Whether this form also changed the field, to a different value. */
  isConflict: boolean;
}

/** Leaves out fields where this form already has the same value. */
export function findRemoteChanges(base: Answers, local: Answers, remote: Answers): RemoteChange[] {
  const names = Object.keys({ ...base, ...remote });
  return names.flatMap((name) => {
    const baseValue = normalised(base[name]);
    const localValue = normalised(local[name] ?? base[name]);
    const value = normalised(remote[name]);
    if (value === baseValue || value === localValue) return [];
    return [{ name, value, isConflict: localValue !== baseValue }];
  });
}

/** A form submits different line endings from those it shows. */
function normalised(text = ''): string {
  return text.replaceAll('\r\n', '\n').trim();
}
