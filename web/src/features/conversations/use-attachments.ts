import type { Medium } from '@kirdaar/contract/media';
import { ATTACHMENTS_MOST } from '@kirdaar/contract/rules/conversations';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/call.ts';
import { attachmentKindOf } from '#features/conversations/attachment-kind.ts';
import { newRequestId } from '#features/jobs/request-id.ts';
import { giveUp, sendInPieces } from '#features/media/send-in-pieces.ts';

/** A file that is to go with the next message. */
export interface Attached {
  key: string;
  name: string;
  /** How much has gone, from 0 to 1. */
  share: number;
  state: 'sending' | 'here' | 'lost' | 'refused';
  /** What went wrong. */
  message?: string;
  file?: File;
  /** Where the server keeps what has arrived; its last part is the file's id. */
  address?: string;
  /** One of the talent's own library. */
  media_id?: string;
}

const RETRY_MS = 3000;

/** The files of a message that is being written; each is sent as soon as it is chosen, and goes on by itself. */
export function useAttachments(applicationId: string, endpoint: string) {
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  function change(key: string, how: Partial<Attached>) {
    setAttached((all) => all.map((one) => (one.key === key ? { ...one, ...how } : one)));
  }

  async function send(one: Attached & { file: File }) {
    const { key, name, file } = one;
    const found = attachmentKindOf(file);
    if ('complaint' in found) return change(key, { state: 'refused', message: found.complaint });
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { state: 'sending' });
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
    const room = Math.max(0, ATTACHMENTS_MOST - attached.length);
    const added = files.slice(0, room).map((file) => {
      return { key: newRequestId(), name: file.name, share: 0, state: 'sending' as const, file };
    });
    setAttached((all) => [...all, ...added]);
    for (const one of added) void send(one);
  }
  function addMedia(media: readonly Medium[]) {
    const room = Math.max(0, ATTACHMENTS_MOST - attached.length);
    const added = media
      .filter(({ id }) => !attached.some(({ media_id }) => media_id === id))
      .slice(0, room)
      .map(({ id, kind, caption }) => {
        const name = caption ?? mediaRules[kind].noun;
        return { key: newRequestId(), name, share: 1, state: 'here' as const, media_id: id };
      });
    setAttached((all) => [...all, ...added]);
  }
  function remove({ key, address }: Attached) {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setAttached((all) => all.filter((one) => one.key !== key));
    // A server that is not reached forgets it by itself, later.
    if (address) giveUp(address).catch(() => undefined);
  }
  return { attached, add, addMedia, remove, put: setAttached };
}

/** The ids under which files go with a message: uploaded ones, and the talent's own. */
export function idsOf(attached: readonly Attached[]) {
  return {
    files: attached.flatMap(({ address }) => address?.split('/').at(-1) ?? []),
    media: attached.flatMap(({ media_id }) => media_id ?? []),
  };
}
