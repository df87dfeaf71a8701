import { mediaRules } from '@kirdaar/contract/rules/media';
import type { Medium } from '@kirdaar/contract/talent/media';
import { newRequestId } from '#api/request-id.ts';
import { deleteDraft, readDraft, saveDraftAnswers } from '#ui/draft.ts';

export interface DraftAttachment {
  key: string;
  name: string;
  /** Upload progress from 0 to 1. */
  progress: number;
  /** file_missing: the file was lost in a reload and must be chosen again. */
  state: 'sending' | 'uploaded' | 'interrupted' | 'rejected' | 'file_missing';
  error?: string | undefined;
  file?: File;
  /** Identifies the file when it is chosen again. */
  fingerprint?: Pick<File, 'name' | 'size' | 'lastModified'>;
  /** URL of the resumable upload; its last segment is the file's id. */
  uploadUrl?: string;
  /** Id in the talent's own media library. */
  media_id?: string;
}

export function attachmentOfFile(file: File): DraftAttachment & { file: File } {
  const { name, size, lastModified } = file;
  const fingerprint = { name, size, lastModified };
  return { key: newRequestId(), name, progress: 0, state: 'sending', file, fingerprint };
}

export function attachmentOfMedium({ id, kind, caption }: Medium): DraftAttachment {
  const name = caption ?? mediaRules[kind].noun;
  return { key: newRequestId(), name, progress: 1, state: 'uploaded', media_id: id };
}

export function attachmentIds(attachments: readonly DraftAttachment[]) {
  return {
    files: attachments.flatMap(({ uploadUrl }) => uploadUrl?.split('/').at(-1) ?? []),
    media: attachments.flatMap(({ media_id }) => media_id ?? []),
  };
}

const draftOf = (applicationId: string) => `attachments:${applicationId}`;

/** The files themselves are not saved, only the state of their uploads. */
export function saveAttachments(applicationId: string, attachments: readonly DraftAttachment[]) {
  const saved = attachments.filter(({ state }) => state !== 'rejected');
  if (saved.length === 0) return deleteDraft(draftOf(applicationId));
  const entries = saved.map(({ file: _file, ...attachment }) => [attachment.key, JSON.stringify(attachment)]);
  saveDraftAnswers(draftOf(applicationId), Object.fromEntries(entries));
}

export function readAttachments(applicationId: string): DraftAttachment[] {
  return Object.values(readDraft(draftOf(applicationId))).map((text): DraftAttachment => {
    // Only `saveAttachments` writes this value.
    const attachment = JSON.parse(text) as DraftAttachment;
    return { ...attachment, state: attachment.state === 'uploaded' ? 'uploaded' : 'file_missing' };
  });
}
