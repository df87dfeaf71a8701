import { useEffect, useState } from 'react';

/** Wide enough for the largest text of the prompter on a sharp screen. */
const PAGE_WIDTH = 1600;

/** Returns the pages of sides in a PDF as pictures, each once it is drawn. */
export function useSidesPages(url: string | null) {
  const [pages, setPages] = useState<readonly string[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const file = url?.split('?')[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: URLs of one file differ only in when they expire.
  useEffect(() => {
    const stopped = new AbortController();
    const drawn: string[] = [];
    async function draw(address: string) {
      for await (const page of drawPages(address, stopped.signal)) {
        if (stopped.signal.aborted) return;
        drawn.push(URL.createObjectURL(page));
        setPages([...drawn]);
      }
    }
    if (url) draw(url).catch(() => stopped.signal.aborted || setHasFailed(true));
    return () => {
      stopped.abort();
      drawn.forEach(URL.revokeObjectURL);
      setPages([]);
      setHasFailed(false);
    };
  }, [file]);
  return { pages, hasFailed };
}

async function* drawPages(url: string, signal: AbortSignal): AsyncGenerator<Blob> {
  // Half a megabyte, which only sides in a PDF need.
  const { getDocumentProxy } = await import('unpdf');
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`The sides could not be loaded: ${reply.status}.`);
  const document = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: PAGE_WIDTH / width });
    const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const canvasContext = canvas.getContext('2d');
    if (!canvasContext) throw new Error('This browser cannot draw pages.');
    await page.render({ canvas: null, canvasContext: canvasContext as never, viewport }).promise;
    yield canvas.convertToBlob({ type: 'image/webp' });
  }
}
