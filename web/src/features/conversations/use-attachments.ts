import type { Medium } from '@kirdaar/contract/media';
import { ATTACHMENTS_MOST } from '@kirdaar/contract/rules/conversations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/call.ts';
import {
  type Attached,
  attachedFile,
  attachedMedium,
  keepAttached,
  readAttached,
} from '#features/conversations/attached.ts';
import { attachmentKindOf } from '#features/conversations/attachment-kind.ts';
import { isOf } from '#features/media/interrupted-uploads.ts';
import { giveUp, sendInPieces, shareArrived } from '#features/media/send-in-pieces.ts';

const RETRY_MS = 3000;

/** What the server has of a file that was attached before a reload. */
async function lookFor({ address }: Attached): Promise<Partial<Attached>> {
  if (!address) return {};
  try {
    const share = await shareArrived(address);
    return share === 1 ? { share, state: 'here' } : { share, state: 'astray' };
  } catch {
    // Nobody answers: it is as it was.
    return {};
  }
}

/** Whether a file is the one that a reload took. */
function isAstray({ state, traits }: Attached, file: File): boolean {
  return state === 'astray' && traits !== undefined && isOf(traits, file);
}

/** The files of a message that is being written; each is sent as soon as it is chosen, and goes on by itself. */
export function useAttachments(applicationId: string, endpoint: string) {
  const [attached, setAttached] = useState<readonly Attached[]>(() => readAttached(applicationId));
  const running = useRef(new Map<string, AbortController>());
  const restored = useRef(attached);
  const replace = useCallback(
    (next: (all: readonly Attached[]) => readonly Attached[]) =>
      setAttached((all) => {
        const changed = next(all);
        keepAttached(applicationId, changed);
        return changed;
      }),
    [applicationId],
  );
  useEffect(() => {
    const { current } = running;
    for (const before of restored.current) {
      void lookFor(before).then((found) =>
        // Whoever has chosen the file again meanwhile has it sent already.
        replace((all) => all.map((one) => (one === before ? { ...one, ...found } : one))),
      );
    }
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, [replace]);

  function change(key: string, how: Partial<Attached>) {
    replace((all) => all.map((one) => (one.key === key ? { ...one, ...how } : one)));
  }

  async function send(one: Attached & { file: File }) {
    const { key, name, file } = one;
    const found = attachmentKindOf(file);
    if ('complaint' in found) return change(key, { state: 'refused', message: found.complaint });
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { state: 'sending', message: undefined });
    let { address } = one;
    try {
      await sendInPieces(
        { file, endpoint, address, metadata: { application_id: applicationId, kind: found.kind, name } },
        {
          signal: controller.signal,
          onProgress: (sent) => change(key, { share: sent / Math.max(file.size, 1) }),
          onAddress: (known) => {
            address = known;
            change(key, { address: known });
          },
        },
      );
      change(key, { state: 'here', share: 1 });
    } catch (error) {
      if (controller.signal.aborted) return;
      const isLost = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
      if (!isLost) return change(key, { state: 'refused', message: error.message });
      change(key, { state: 'lost' });
      // From where it stopped.
      setTimeout(() => {
        if (running.current.get(key) === controller) void send({ ...one, ...(address && { address }) });
      }, RETRY_MS);
    }
  }

  function add(files: readonly File[]) {
    const fresh = files.filter((file) => !attached.some((one) => isAstray(one, file) && goOn(one, file)));
    const room = Math.max(0, ATTACHMENTS_MOST - attached.length);
    const added = fresh.slice(0, room).map(attachedFile);
    replace((all) => [...all, ...added]);
    for (const one of added) void send(one);
  }
  /** Goes on with a file that a reload took, once it is chosen again; whether it is the same. */
  function goOn(one: Attached, file: File): boolean {
    const isSame = isAstray(one, file);
    if (isSame) void send({ ...one, file });
    else change(one.key, { message: `This is another file. Please choose ${one.name} again.` });
    return isSame;
  }
  function addMedia(media: readonly Medium[]) {
    const room = Math.max(0, ATTACHMENTS_MOST - attached.length);
    const added = media.filter(({ id }) => !attached.some(({ media_id }) => media_id === id)).slice(0, room);
    replace((all) => [...all, ...added.map(attachedMedium)]);
  }
  function remove({ key, address }: Attached) {
    running.current.get(key)?.abort();
    running.current.delete(key);
    replace((all) => all.filter((one) => one.key !== key));
    // A server that is not reached forgets it by itself, later.
    if (address) giveUp(address).catch(() => undefined);
  }
  return { attached, add, goOn, addMedia, remove, put: (all: readonly Attached[]) => replace(() => all) };
}
