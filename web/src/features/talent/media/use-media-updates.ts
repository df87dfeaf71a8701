import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { MediaLibrary } from '#features/talent/media/add-files.ts';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { currentUploads, onUploadsChange, removeUpload } from '#features/talent/media/upload-list.ts';
import { restoreUploads, watchConnection } from '#features/talent/media/upload-queue.ts';
import { refreshStoredTalent } from '#features/talent/profile/stored-talent.ts';

const MIN_POLL_MS = 2000;
const MAX_POLL_MS = 20_000;
/** Signed URLs expire after ten minutes. */
const RENEW_MS = 8 * 60_000;

/** Reloads the page after finished uploads and processed videos, which are no writes of the page. */
export function useMediaUpdates({ media }: MediaLibrary) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void restoreUploads();
    return watchConnection();
  }, []);
  useEffect(() => removeFinishedUploads(revalidate), [revalidate]);
  useEffect(ignoreDropsOutside, []);
  const isProcessing = media.some(({ state }) => state === 'processing');
  useEffect(() => pollMedia(revalidate, isProcessing), [revalidate, isProcessing]);
}

/** Removes finished uploads from the list once the page shows their media. */
function removeFinishedUploads(revalidate: () => Promise<void>) {
  let busy = false;
  async function show(): Promise<void> {
    const finished = currentUploads().filter(({ state }) => state === 'done');
    if (busy || finished.length === 0) return;
    busy = true;
    await revalidate();
    busy = false;
    for (const { id } of finished) removeUpload(id);
    if (finished.some(({ kind }) => fileKindOf(kind) === 'image')) await refreshStoredTalent();
  }
  void show();
  return onUploadsChange(() => void show());
}

/** Revalidates with growing delays during processing, and not at all while the window is hidden. */
function pollMedia(revalidate: () => Promise<void>, isProcessing: boolean) {
  let delay = isProcessing ? MIN_POLL_MS : RENEW_MS;
  let timer = setTimeout(poll, delay);
  async function poll() {
    if (!document.hidden) await revalidate();
    delay = isProcessing ? Math.min(delay * 1.5, MAX_POLL_MS) : RENEW_MS;
    timer = setTimeout(poll, delay);
  }
  return () => clearTimeout(timer);
}

/** Prevents a file dropped outside a drop zone from replacing the page and losing typed input. */
function ignoreDropsOutside() {
  function ignoreDrop(event: DragEvent) {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
  const watching = new AbortController();
  for (const event of ['dragover', 'drop'] as const)
    window.addEventListener(event, ignoreDrop, { signal: watching.signal });
  return () => watching.abort();
}
