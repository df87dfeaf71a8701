import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { useRef } from 'react';
import { type ApiError, callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { type Files, sendFiles, useUpload } from '#api/use-upload.ts';
import { dropWaiting, keepWaiting } from '#api/use-waiting.ts';
import { useWrite } from '#api/use-write.ts';
import type { Answers, ProfileBody } from '#features/talent/profile/profile-answers.ts';
import { storeProfile } from '#features/talent/profile/stored-talent.ts';
import { chosenFiles, profileFiles } from '#features/talent/profile/wizard-steps.ts';
import { paths } from '#paths.ts';
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
  talentId: string;
  onSaved: (profile: OwnProfile) => void;
  /** Called when the save waits on this device for a connection. */
  onKept: () => void;
  /** Called after a failed save, with the errors of fields if the server rejected the answers. */
  onFailed: (fieldErrors: Readonly<Record<string, string>> | undefined) => unknown;
}

/** Saves the profile, one request at a time. `share`: the upload progress, undefined while idle. */
export function useSaveProfile({ talentId, onSaved, onKept, onFailed }: Listeners) {
  const upload = useUpload();
  const waiting = waitingSaveOf(talentId);
  const sent = useRef<{ body: ProfileBody; files: Files; answers: Answers }>(undefined);
  const { submit, busy, reply, error } = useWrite(profileWrites, 'saveProfile', {
    onDone: (profile) => profile && onSaved(profile),
    onFailed: async (failure) => {
      if (await keep(failure)) return onKept();
      await onFailed(outcomeOf(failure).is === 'rejected' ? failure.fields : undefined);
    },
  });
  const last = useRef({ content: '', request_id: '' });

  /** `changes`: the answers that differ from the saved profile. */
  function save(form: HTMLFormElement, answers: ProfileBody, changes: Answers, { onTop = false } = {}) {
    if (busy) return;
    // It is sent now, with everything that waited.
    void dropWaiting(waiting);
    const files: Files = Object.fromEntries(profileFiles.map(({ name }) => [name, chosenFiles(form, name)]));
    const body = { ...answers, request_id: requestIdOf(answers, files) };
    // What is saved on top of another version needs that version first.
    sent.current = onTop ? undefined : { body, files, answers: changes };
    submit({ body, upload: upload.begin(files), onTop });
  }

  async function keep(failure: ApiError): Promise<boolean> {
    if (!sent.current) return false;
    const endpoint = ['PUT', '/api/user/profile'] as const;
    return keepWaiting(failure, {
      ...waiting,
      title: '',
      pages: [paths.completeProfile],
      endpoint,
      ...sent.current,
    });
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

/** Identifies the save that waits for a connection. */
export function waitingSaveOf(talentId: string) {
  return { account: talentId, kind: 'profile', id: 'profile' } as const;
}

function outcomeOf(error: ApiError): Outcome {
  const { status, fields } = error;
  if (status === 401) return { is: 'logged_out' };
  // A conflict about one field is shown beside it, like any other validation error.
  if (status === 409 && Object.keys(fields).length === 0) return { is: 'conflict' };
  return { is: 'rejected', message: serverMessage(error, words.save_failed) };
}
