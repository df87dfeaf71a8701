import { downloadUrl } from '#api/download.ts';

/**
 * A download runs as a write, because the URL of a PDF expires after ten minutes: a failure loads the page
 * again, and the next click has a new URL.
 */
export const invoiceWrites = {
  download: ({ url, fileName }: { url: string; fileName: string }) => downloadUrl(url, fileName),
};
