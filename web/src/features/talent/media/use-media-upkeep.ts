import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { restoreUploads } from '#features/talent/media/interrupted-uploads.ts';
import type { MediaLibrary } from '#features/talent/media/media-library.ts';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { refreshProfilePhoto } from '#features/talent/media/refresh-profile-photo.ts';
import { currentUploads, onUploadsChange, removeUpload } from '#features/talent/media/upload-list.ts';
import { followConnection } from '#features/talent/media/upload-queue.ts';

const FIRST_LOOK_MS = 2000;
const LONGEST_WAIT_MS = 20_000;
/** Signed URLs expire after ten minutes. */
const RENEW_MS = 8 * 60_000;

/**
 * Keeps the page current: finished uploads, processed videos and uploads interrupted by a reload. It loads the
 * page again itself, because these changes are no writes of the page.
 */
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

/** Removes finished uploads from the list once the page shows their media. */
function showArrivals(revalidate: () => Promise<void>) {
  let busy = false;
  async function show(): Promise<void> {
    const arrived = currentUploads().filter(({ state }) => state === 'done');
    if (busy || arrived.length === 0) return;
    busy = true;
    await revalidate();
    busy = false;
    for (const { id } of arrived) removeUpload(id);
    if (arrived.some(({ kind }) => fileKindOf(kind) === 'image'))
      await refreshProfilePhoto().catch(() => undefined);
  }
  void show();
  return onUploadsChange(() => void show());
}

/**
 * Revalidates with growing delays while something is being processed, and not at all while the window is
 * hidden.
 */
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

/** Prevents a file dropped outside a drop zone from replacing the page and losing typed input. */
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
