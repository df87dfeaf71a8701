import type { RoomTape, TakeComment } from '@kirdaar/contract/auditions/tape-room';
import type { ScorePart } from '@kirdaar/contract/rules/self-tapes';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import type { MomentComment } from '#features/applications/review/MomentComments.tsx';
import { operationQueue } from '#features/applications/review/operation-queue.ts';
import type { Take } from '#features/auditions/tape-room/tape-room.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/auditions/tape-room.ts';

export type OwnScore = Partial<Record<ScorePart | 'score', number | null>>;

/** What a member of the house writes in the room: shown at once, sent in order, also after a lost connection. */
export function useRoomWrites() {
  const { revalidate } = useRevalidator();
  const [scores, setScores] = useState<Readonly<Record<string, OwnScore>>>({});
  const [written, setWritten] = useState<readonly (MomentComment & { take: string })[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const watched = useRef(new Set<string>());

  function send(request: (signal: AbortSignal) => Promise<unknown>, takeBack: () => void) {
    operationQueue.add({
      async send(signal) {
        await request(signal);
        // Shows what others say once it may be seen.
        await revalidate();
      },
      onDropped(error) {
        takeBack();
        if (error) showToast('failure', serverMessage(error, words.write_failed));
      },
    });
  }

  return {
    hasWatched: (take: Take) => take.watched || watched.current.has(take.id),
    watch({ id }: Take) {
      if (watched.current.has(id)) return;
      watched.current.add(id);
      // Nobody waits for it, and the next one is counted again.
      callApi('POST /api/production/takes/:id/views', { params: { id } }).catch(() =>
        watched.current.delete(id),
      );
    },

    scoreOf: (tape: RoomTape): OwnScore => ({
      ...tape.scores.find(({ is_own }) => is_own),
      score: tape.score,
      ...scores[tape.application_id],
    }),
    score({ application_id: id }: RoomTape, body: OwnScore & { score: number | null }) {
      const before = scores[id] ?? {};
      setScores((all) => ({ ...all, [id]: { ...all[id], ...body } }));
      send(
        (signal) => callApi('PUT /api/production/review/:id/score', { params: { id }, body }, { signal }),
        () => setScores((all) => ({ ...all, [id]: before })),
      );
    },

    /** In the order of their moments. */
    commentsOf(take: Take): MomentComment[] {
      const unsent = written.filter(
        (one) => one.take === take.id && !take.comments.some(({ id }) => id === one.id),
      );
      return [...take.comments.map(asShown), ...unsent]
        .filter(({ id }) => !removed.includes(id))
        .toSorted((one, other) => one.at_ms - other.at_ms);
    },
    comment({ id: take }: Take, at_ms: number, text: string) {
      const body = { id: newRequestId(), at_ms, text };
      setWritten((all) => [...all, { ...body, take }]);
      const input = { params: { id: take }, body };
      send(
        (signal) => callApi('POST /api/production/takes/:id/comments', input, { signal }),
        () => setRemoved((all) => [...all, body.id]),
      );
    },
    removeComment(id: string) {
      setRemoved((all) => [...all, id]);
      send(
        (signal) => callApi('DELETE /api/production/take-comments/:id', { params: { id } }, { signal }),
        () => setRemoved((all) => all.filter((one) => one !== id)),
      );
    },
  };
}

export type RoomWrites = ReturnType<typeof useRoomWrites>;

function asShown({ by, is_own, is_client, ...comment }: TakeComment): MomentComment {
  if (is_own) return comment;
  return { ...comment, author: by && is_client ? words.client(by) : by };
}
