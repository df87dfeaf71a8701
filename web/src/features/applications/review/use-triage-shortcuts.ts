import type { MoveStage } from '@kirdaar/contract/rules/review';
import type { RefObject } from 'react';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { decisionKeys } from '#features/applications/review/shortcut-table.ts';
import { useKeyQueue } from '#features/applications/review/use-key-queue.ts';
import type { useQueue } from '#features/applications/review/use-queue.ts';
import { useShortcuts } from '#features/applications/review/use-shortcuts.ts';
import { useMayWrite } from '#session/use-may-write.ts';

/** The shortcuts on the page of one application; a move opens the next application. */
export function useTriageShortcuts(
  { store, shortcutsOn, showShortcuts, toggle }: BoardContext,
  { go, latestCard }: Pick<ReturnType<typeof useQueue>, 'go' | 'latestCard'>,
  { note, stage }: { note: RefObject<HTMLTextAreaElement | null>; stage: RefObject<HTMLElement | null> },
) {
  const perform = useKeyQueue();
  const mayDecide = useMayWrite();

  async function move(status: MoveStage) {
    if (store.move([latestCard()], status)) await go(1);
  }
  useShortcuts(
    {
      ...(mayDecide &&
        decisionKeys({
          move: (status) => perform(() => move(status)),
          score: (score) => perform(() => store.setScore(latestCard(), score)),
        })),
      j: () => perform(() => go(1)),
      k: () => perform(() => go(-1)),
      v: () => perform(() => togglePlay(stage.current)),
      n: () => perform(() => note.current?.focus()),
      x: () => perform(() => toggle(latestCard().application_id, false)),
      u: () => perform(store.undo),
      '?': showShortcuts,
    },
    shortcutsOn,
  );
}

/** Plays or pauses the video or recording that is shown large. */
function togglePlay(stage: HTMLElement | null) {
  const media = stage?.querySelector<HTMLMediaElement>('video, audio');
  if (!media?.paused) return media?.pause();
  // Not awaited: on a slow connection the next key must not wait for the video.
  media.play().catch(() => undefined);
}
