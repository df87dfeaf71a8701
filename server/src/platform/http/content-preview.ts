import type { FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the preview that a page asks for, if staff made it and it has not expired. */
    previewOf: (request: FastifyRequest) => string | undefined;
    /** Reads content as if what the preview names were public; without a preview, as it is. */
    readContent: <T>(preview: string | undefined, read: (db: Database) => Promise<T>) => Promise<T>;
  }
}

/** With this header a page passes on its preview to the requests that it makes in-process. */
export const PREVIEW_HEADER = 'x-content-preview';

/** Whether the URL of a page asks for a preview. Such a page is never kept, and only our own pages may frame it. */
export function isPreview(url: string): boolean {
  return previewIn(url) !== null;
}

export function previewHeader(url: string): Record<string, string> {
  const preview = previewIn(url);
  return preview ? { [PREVIEW_HEADER]: preview } : {};
}

function previewIn(url: string): string | null {
  const [, query = ''] = url.split('?', 2);
  return new URLSearchParams(query).get('preview');
}
