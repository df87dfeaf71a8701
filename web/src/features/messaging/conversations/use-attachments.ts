import { MAX_ATTACHMENTS } from '@kirdaar/contract/rules/conversations';
import type { Medium } from '@kirdaar/contract/talent/media';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/call-api.ts';
import { inspectAttachment } from '#features/messaging/conversations/attachment-kind.ts';
import {
  attachmentOfFile,
  attachmentOfMedium,
  type DraftAttachment,
  readAttachments,
  saveAttachments,
} from '#features/messaging/conversations/draft-attachments.ts';
import { sendUntilDone, terminateUpload, uploadedShare } from '#features/talent/media/send-resumable.ts';
import { isSameFile } from '#features/talent/media/upload-queue.ts';
import * as words from '#words/messaging/conversations.ts';

type Attachments = readonly DraftAttachment[];

async function readUploadState({ uploadUrl }: DraftAttachment): Promise<Partial<DraftAttachment>> {
  if (!uploadUrl) return {};
  try {
    const progress = await uploadedShare(uploadUrl);
    return { progress, state: progress === 1 ? 'uploaded' : 'file_missing' };
  } catch {
    // The server did not respond, so the state does not change.
    return {};
  }
}

function isMissingFile({ state, fingerprint }: DraftAttachment, file: File): boolean {
  return state === 'file_missing' && fingerprint !== undefined && isSameFile(fingerprint, file);
}

/** Each file is uploaded as soon as it is chosen, and retried automatically. */
export function useAttachments(applicationId: string, endpoint: string) {
  const [attachments, setAttachments] = useState<Attachments>(() => readAttachments(applicationId));
  const running = useRef(new Map<string, AbortController>());
  const restored = useRef(attachments);
  const update = useCallback(
    (change: (attachments: Attachments) => Attachments) =>
      setAttachments((before) => {
        const changed = change(before);
        saveAttachments(applicationId, changed);
        return changed;
      }),
    [applicationId],
  );
  useEffect(() => {
    const { current } = running;
    for (const before of restored.current) {
      void readUploadState(before).then((state) =>
        // If the user has already chosen the file again, `before` no longer matches.
        update((all) =>
          all.map((attachment) => (attachment === before ? { ...attachment, ...state } : attachment)),
        ),
      );
    }
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, [update]);

  function setFields(key: string, fields: Partial<DraftAttachment>) {
    update((all) =>
      all.map((attachment) => (attachment.key === key ? { ...attachment, ...fields } : attachment)),
    );
  }

  async function upload(attachment: DraftAttachment & { file: File }) {
    const { key, name, file } = attachment;
    const controller = new AbortController();
    running.current.set(key, controller);
    setFields(key, { state: 'sending', error: undefined });
    const { kind, error: invalid } = await inspectAttachment(file);
    if (!kind) return setFields(key, { state: 'rejected', error: invalid });
    const outcome = await sendUntilDone(
      {
        file,
        endpoint,
        url: attachment.uploadUrl,
        metadata: { application_id: applicationId, kind, name },
      },
      {
        signal: controller.signal,
        onProgress: (sent) => setFields(key, { state: 'sending', progress: sent / Math.max(file.size, 1) }),
        onUploadUrl: (uploadUrl) => setFields(key, { uploadUrl }),
        onInterrupted: () => setFields(key, { state: 'interrupted' }),
      },
    );
    if (outcome === 'aborted') return;
    if (outcome instanceof ApiError) setFields(key, { state: 'rejected', error: outcome.message });
    else setFields(key, { state: 'uploaded', progress: 1 });
  }

  function addFiles(files: readonly File[]) {
    const others = files.filter((file) => {
      const missing = attachments.find((attachment) => isMissingFile(attachment, file));
      if (missing) resume(missing, file);
      return !missing;
    });
    const added = others.slice(0, room()).map(attachmentOfFile);
    update((all) => [...all, ...added]);
    for (const attachment of added) void upload(attachment);
  }
  function resume(attachment: DraftAttachment, file: File) {
    if (isMissingFile(attachment, file)) void upload({ ...attachment, file });
    else setFields(attachment.key, { error: words.other_file(attachment.name) });
  }
  function addMedia(media: readonly Medium[]) {
    const added = media
      .filter(({ id }) => !attachments.some(({ media_id }) => media_id === id))
      .slice(0, room())
      .map(attachmentOfMedium);
    update((all) => [...all, ...added]);
  }
  function room(): number {
    return Math.max(0, MAX_ATTACHMENTS - attachments.length);
  }
  function remove({ key, uploadUrl }: DraftAttachment) {
    running.current.get(key)?.abort();
    running.current.delete(key);
    update((all) => all.filter((attachment) => attachment.key !== key));
    if (uploadUrl) void terminateUpload(uploadUrl);
  }
  return {
    attachments,
    addFiles,
    resume,
    addMedia,
    remove,
    replaceAll: (all: Attachments) => update(() => all),
  };
}
