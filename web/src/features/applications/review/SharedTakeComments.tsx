import type { SharedPerson } from '@kirdaar/contract/applications/share-links';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { MomentComments } from '#features/applications/review/MomentComments.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/auditions/tape-room.ts';

interface SharedTakeCommentsProps {
  take: SharedPerson['pictures'][number] & { video: string };
  /** The token of the viewer. */
  viewer: string;
  /** The element that plays it; none before it was started. */
  element: () => HTMLVideoElement | null | undefined;
}

/** The viewer's comments at moments of a take that a share link shows. */
export function SharedTakeComments({
  take: { video, comments: given },
  viewer,
  element,
}: SharedTakeCommentsProps) {
  const [comments, setComments] = useState(given);

  async function add(at_ms: number, text: string) {
    const comment = { id: newRequestId(), at_ms, text };
    setComments((all) => [...all, comment].toSorted((one, other) => one.at_ms - other.at_ms));
    try {
      await callApi('POST /api/shared-board/comments', { body: { viewer, video, ...comment } });
    } catch (error) {
      setComments((all) => all.filter((one) => one !== comment));
      showToast('failure', serverMessage(error, words.comment_failed));
    }
  }
  return (
    <MomentComments
      take={video}
      comments={comments}
      moment={() => Math.round((element()?.currentTime ?? 0) * 1000)}
      onJump={(seconds) => {
        const played = element();
        if (played) played.currentTime = seconds;
      }}
      onAdd={add}
    />
  );
}
