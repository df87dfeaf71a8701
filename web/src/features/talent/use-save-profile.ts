import type { OwnProfile } from '@kirdaar/contract/talent';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { newRequestId } from '#features/jobs/request-id.ts';
import type { ProfileBody } from '#features/talent/profile-answers.ts';
import { chosenFiles, profileFiles } from '#features/talent/profile-files.ts';
import { refreshTalent, type StoredTalent } from '#session/store.ts';

/** What became of the last save. */
export type Outcome =
  | { is: 'saved' }
  | { is: 'refused'; message: string }
  | { is: 'ended' }
  | { is: 'conflict' };

interface Listeners {
  onSaved: (profile: OwnProfile) => void;
  /** Told what is wrong with single fields. */
  onRefused: (fields: Readonly<Record<string, string>>) => void;
}

/** Saves the profile, once at a time. `share` tells how much has gone, undefined while nothing is sent. */
export function useSaveProfile({ onSaved, onRefused }: Listeners) {
  const [share, setShare] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const upload = useRef<AbortController>(undefined);
  const last = useRef({ said: '', request_id: '' });
  useEffect(() => () => upload.current?.abort(), []);

  /** Sends the files of the form and the answers that `write` gives. */
  async function save(form: HTMLFormElement, write: () => ProfileBody | Promise<ProfileBody>) {
    if (upload.current) return;
    upload.current = new AbortController();
    const { signal } = upload.current;
    setOutcome(undefined);
    setShare(0);
    const files = filesOf(form);
    try {
      const body = await write();
      const sent = { body: { ...body, request_id: idOf(body, files) }, files };
      const { user } = await call('PUT /api/user/profile', sent, { signal, onProgress: setShare });
      refreshTalent(storedOf(user));
      setOutcome({ is: 'saved' });
      onSaved(user);
    } catch (error) {
      if (!signal.aborted) explain(error);
    }
    upload.current = undefined;
    setShare(undefined);
  }

  function explain(error: unknown) {
    const found = outcomeOf(error);
    setOutcome(found);
    if (found.is === 'refused' && error instanceof ApiError) onRefused(error.fields);
  }

  /** The same id as before when the same is sent once more, such as after an answer that was lost. */
  function idOf(body: ProfileBody, files: Files): string {
    const said = JSON.stringify([
      body,
      Object.values(files).map((list) =>
        list.map(({ name, size, lastModified }) => [name, size, lastModified]),
      ),
    ]);
    if (last.current.said !== said) last.current = { said, request_id: newRequestId() };
    return last.current.request_id;
  }

  return { share, outcome, save, cancel: () => upload.current?.abort() };
}

type Files = Record<string, File[]>;

function filesOf(form: HTMLFormElement): Files {
  return Object.fromEntries(profileFiles.map(({ name }) => [name, chosenFiles(form, name)]));
}

function outcomeOf(error: unknown): Outcome {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return { is: 'ended' };
  // A conflict about one field is said beside it, as any other refusal.
  const isAboutField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  if (status === 409 && !isAboutField) return { is: 'conflict' };
  return { is: 'refused', message: serverMessage(error, 'Failed to update profile') };
}

function storedOf({ id, name, profile_photo, profileType, image, updated_at }: OwnProfile): StoredTalent {
  // Only the contract's categories are kept as a profile type.
  return {
    id,
    name,
    profile_photo,
    profileType: profileType as StoredTalent['profileType'],
    image,
    updated_at,
  };
}
