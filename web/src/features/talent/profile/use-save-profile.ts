import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { useRef } from 'react';
import type { ApiError } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { type Files, useUpload } from '#api/use-upload.ts';
import { useWrite } from '#api/use-write.ts';
import type { ProfileBody } from '#features/talent/profile/profile-answers.ts';
import { chosenFiles, profileFiles } from '#features/talent/profile/profile-files.ts';
import { profileWrites } from '#features/talent/profile/profile-writes.ts';
import * as words from '#words/talent/profile.ts';

/** Outcome of the last save. */
export type Outcome =
  | { is: 'saved' }
  | { is: 'rejected'; message: string }
  | { is: 'logged_out' }
  | { is: 'conflict' };

interface Listeners {
  onSaved: (profile: OwnProfile) => void;
  /** Called with the errors of single fields. */
  onRejected: (fields: Readonly<Record<string, string>>) => void;
  /** Called after every failed save. */
  onFailed: () => void;
}

/**
 * Saves the profile, one request at a time. `share` is the upload progress, undefined while nothing is sent.
 */
export function useSaveProfile({ onSaved, onRejected, onFailed }: Listeners) {
  const upload = useUpload();
  const { submit, busy, reply, error } = useWrite(profileWrites, 'saveProfile', {
    onDone: (profile) => profile && onSaved(profile),
    onFailed: (failure) => {
      onFailed();
      if (outcomeOf(failure).is === 'rejected') onRejected(failure.fields);
    },
  });
  const last = useRef({ content: '', request_id: '' });

  /** Sends the answers and the files of the form. */
  function save(form: HTMLFormElement, answers: ProfileBody, { onTop = false } = {}) {
    if (busy) return;
    const files = filesOf(form);
    const body = { ...answers, request_id: requestIdOf(answers, files) };
    submit({ body, upload: upload.begin(files), onTop });
  }

  /** Returns the same id when the same data is sent again, for example after a lost response. */
  function requestIdOf(body: ProfileBody, files: Files): string {
    const content = JSON.stringify([
      body,
      Object.values(files).map((list) =>
        list.map(({ name, size, lastModified }) => [name, size, lastModified]),
      ),
    ]);
    if (last.current.content !== content) last.current = { content, request_id: newRequestId() };
    return last.current.request_id;
  }

  return {
    save,
    share: busy ? upload.share : undefined,
    outcome: reply ? ({ is: 'saved' } as const) : error && outcomeOf(error),
    cancel: upload.cancel,
  };
}

function filesOf(form: HTMLFormElement): Files {
  return Object.fromEntries(profileFiles.map(({ name }) => [name, chosenFiles(form, name)]));
}

function outcomeOf(error: ApiError): Outcome {
  const { status, fields } = error;
  if (status === 401) return { is: 'logged_out' };
  // A conflict about one field is shown beside it, like any other validation error.
  if (status === 409 && Object.keys(fields).length === 0) return { is: 'conflict' };
  return { is: 'rejected', message: serverMessage(error, words.save_failed) };
}
