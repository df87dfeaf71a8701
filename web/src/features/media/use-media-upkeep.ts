import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { restoreUploads } from '#features/media/interrupted-uploads.ts';
import type { MediaLibrary } from '#features/media/media-library.ts';
import { fileKindOf } from '#features/media/media-words.ts';
import { refreshFace } from '#features/media/refresh-face.ts';
import { currentUploads, onUploadsChange, removeUpload } from '#features/media/upload-list.ts';
import { followConnection } from '#features/media/upload-queue.ts';

const FIRST_LOOK_MS = 2000;
const LONGEST_WAIT_MS = 20_000;
/** Signed addresses end after ten minutes. */
const RENEW_MS = 8 * 60_000;

/** Keeps what is shown true: what has arrived, what becomes playable, what the browser was reloaded over. */
export function useMediaUpkeep({ media }: MediaLibrary) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void restoreUploads();
    return followConnection();
  }, []);
  useEffect(() => showArrivals(revalidate), [revalidate]);
  useEffect(keepFromOpening, []);
  const isProcessing = media.some(({ state }) => state === 'processing');
  useEffect(() => lookAgain(revalidate, isProcessing), [revalidate, isProcessing]);
}

/** Takes what has arrived from the list once the page shows it in its place. */
function showArrivals(revalidate: () => Promise<void>) {
  let busy = false;
  async function show(): Promise<void> {
    const arrived = currentUploads().filter(({ state }) => state === 'done');
    if (busy || arrived.length === 0) return;
    busy = true;
    await revalidate();
    busy = false;
    for (const { id } of arrived) removeUpload(id);
    if (arrived.some(({ kind }) => fileKindOf(kind) === 'image')) await refreshFace().catch(() => undefined);
  }
  void show();
  return onUploadsChange(() => void show());
}

/** Asks more and more seldom as long as something is prepared, and not at all while nobody looks. */
function lookAgain(revalidate: () => Promise<void>, isProcessing: boolean) {
  let wait = isProcessing ? FIRST_LOOK_MS : RENEW_MS;
  let timer = setTimeout(look, wait);
  async function look() {
    if (!document.hidden) await revalidate();
    wait = isProcessing ? Math.min(wait * 1.5, LONGEST_WAIT_MS) : RENEW_MS;
    timer = setTimeout(look, wait);
  }
  return () => clearTimeout(timer);
}

/** A file dropped beside its place would replace the page, and all that is typed in it. */
function keepFromOpening() {
  function refuse(event: DragEvent) {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
