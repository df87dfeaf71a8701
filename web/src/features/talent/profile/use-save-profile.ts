import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { useRef } from 'react';
import { type ApiError, callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { type Files, sendFiles, useUpload } from '#api/use-upload.ts';
import { useWrite } from '#api/use-write.ts';
import type { ProfileBody } from '#features/talent/profile/profile-answers.ts';
import { storeProfile } from '#features/talent/profile/stored-talent.ts';
import { chosenFiles, profileFiles } from '#features/talent/profile/wizard-steps.ts';
import * as words from '#words/talent/profile.ts';

interface ProfileSave {
  body: ProfileBody;
  upload: number;
  /** Whether to save on top of a version that was saved elsewhere in the meantime. */
  onTop: boolean;
}

/** The writes of the profile wizard. Drafts are saved in the background by `useProfileDraft`. */
export const profileWrites = {
  saveProfile: ({ body, upload, onTop }: ProfileSave) =>
    sendFiles(upload, async (files, options) => {
      const if_match = onTop ? await currentVersion(options.signal) : body.if_match;
      const { user } = await callApi(
        'PUT /api/user/profile',
        { body: { ...body, if_match }, files },
        options,
      );
      storeProfile(user);
      return user;
    }),
  deleteDraft: () => callApi('DELETE /api/user/profile/draft'),
};

async function currentVersion(signal: AbortSignal): Promise<string> {
  const { user } = await callApi('GET /api/user/profile', {}, { signal });
  return user.updated_at ?? 'never';
}

export type Outcome =
  | { is: 'saved' }
  | { is: 'rejected'; message: string }
  | { is: 'logged_out' }
  | { is: 'conflict' };

interface Listeners {
  onSaved: (profile: OwnProfile) => void;
  /** Called after a failed save, with the errors of fields if the server rejected the answers. */
  onFailed: (fieldErrors: Readonly<Record<string, string>> | undefined) => unknown;
}

/** Saves the profile, one request at a time. `share`: the upload progress, undefined while idle. */
export function useSaveProfile({ onSaved, onFailed }: Listeners) {
  const upload = useUpload();
  const { submit, busy, reply, error } = useWrite(profileWrites, 'saveProfile', {
    onDone: (profile) => profile && onSaved(profile),
    onFailed: (failure) => onFailed(outcomeOf(failure).is === 'rejected' ? failure.fields : undefined),
  });
  const last = useRef({ content: '', request_id: '' });

  function save(form: HTMLFormElement, answers: ProfileBody, { onTop = false } = {}) {
    if (busy) return;
    const files: Files = Object.fromEntries(profileFiles.map(({ name }) => [name, chosenFiles(form, name)]));
    const body = { ...answers, request_id: requestIdOf(answers, files) };
    submit({ body, upload: upload.begin(files), onTop });
  }

  /** Returns the same id when the same data is sent again, for example after a lost response. */
  function requestIdOf(body: ProfileBody, files: Files): string {
    const sent = Object.values(files).map((list) =>
      list.map(({ name, size, lastModified }) => [name, size, lastModified]),
    );
    const content = JSON.stringify([body, sent]);
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

function outcomeOf(error: ApiError): Outcome {
  const { status, fields } = error;
  if (status === 401) return { is: 'logged_out' };
  // A conflict about one field is shown beside it, like any other validation error.
  if (status === 409 && Object.keys(fields).length === 0) return { is: 'conflict' };
  return { is: 'rejected', message: serverMessage(error, words.save_failed) };
}
