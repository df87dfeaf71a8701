import type { Medium } from '@kirdaar/contract/media';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { newRequestId } from '#features/jobs/request-id.ts';
import { forgetDraft, keepAnswers, readDraft } from '#ui/draft.ts';

/** A file that is to go with the next message. */
export interface Attached {
  key: string;
  name: string;
  /** How much has gone, from 0 to 1. */
  share: number;
  /** astray: a reload took the file, it has to be chosen again. */
  state: 'sending' | 'here' | 'lost' | 'refused' | 'astray';
  /** What went wrong. */
  message?: string | undefined;
  file?: File;
  /** What the file is known by when it is chosen again. */
  traits?: Pick<File, 'name' | 'size' | 'lastModified'>;
  /** Where the server keeps what has arrived; its last part is the file's id. */
  address?: string;
  /** One of the talent's own library. */
  media_id?: string;
}

export function attachedFile(file: File): Attached & { file: File } {
  const { name, size, lastModified } = file;
  const traits = { name, size, lastModified };
  return { key: newRequestId(), name, share: 0, state: 'sending', file, traits };
}

export function attachedMedium({ id, kind, caption }: Medium): Attached {
  const name = caption ?? mediaRules[kind].noun;
  return { key: newRequestId(), name, share: 1, state: 'here', media_id: id };
}

/** The ids under which files go with a message: uploaded ones, and the talent's own. */
export function idsOf(attached: readonly Attached[]) {
  return {
    files: attached.flatMap(({ address }) => address?.split('/').at(-1) ?? []),
    media: attached.flatMap(({ media_id }) => media_id ?? []),
  };
}

const draftOf = (applicationId: string) => `attached:${applicationId}`;

/** Keeps what is attached over a reload: not the files, but what the server has of them. */
export function keepAttached(applicationId: string, attached: readonly Attached[]) {
  const kept = attached.filter(({ state }) => state !== 'refused');
  if (kept.length === 0) return forgetDraft(draftOf(applicationId));
  const notes = kept.map(({ file: _file, ...note }) => [note.key, JSON.stringify(note)]);
  keepAnswers(draftOf(applicationId), Object.fromEntries(notes));
}

export function readAttached(applicationId: string): Attached[] {
  return Object.values(readDraft(draftOf(applicationId))).map((text): Attached => {
    // Only `keepAttached` writes it.
    const note = JSON.parse(text) as Attached;
    return { ...note, state: note.state === 'here' ? 'here' : 'astray' };
  });
}
