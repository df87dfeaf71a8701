import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/http/app-error.ts';
import type { StoredFile } from '#platform/storage/storage.ts';

// Types that a browser could run as a page or a script are left out.
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.3gp': 'video/3gpp',
  '.3g2': 'video/3gpp2',
  '.mov': 'video/quicktime',
  '.mkv': 'video/matroska',
  '.avi': 'video/x-msvideo',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.m4b': 'audio/mp4',
  '.aac': 'audio/aac',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.amr': 'audio/amr',
  '.caf': 'audio/x-caf',
  '.flac': 'audio/flac',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
};

/** Returns the content type of a stored file, by the extension detected from its content. */
export function typeOf(name: string): string {
  return types[extname(name)] ?? 'application/octet-stream';
}

/** Sends a stored file or the requested range. Uploaded files are displayed but never run. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, file, cache }: { name: string; file: StoredFile | undefined; cache: string },
) {
  if (!file) throw new AppError('file_not_found');
  // A name always refers to the same content, so it works as the ETag.
  const tag = `"${name}"`;
  reply.headers({
    'content-type': typeOf(name),
    // A document is downloaded instead of opened here, because it may contain active content.
    ...(/\.(pdf|zip)$/.test(name) && { 'content-disposition': 'attachment' }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': cache,
    'accept-ranges': 'bytes',
    etag: tag,
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();

  const part = partOf(request, tag, file.bytes);
  if (part === 'beyond') {
    reply.header('content-range', `bytes */${file.bytes}`);
    throw new AppError('range_not_satisfiable');
  }
  reply.header('content-length', part ? part.end - part.start + 1 : file.bytes);
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await file.read(part));
}

/**
 * Returns the range a request asks for; a request for several ranges gets the whole file, which HTTP allows.
 */
function partOf({ headers }: FastifyRequest, tag: string, bytes: number) {
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  const changed = headers['if-range'] !== undefined && headers['if-range'] !== tag;
  if (!range || range[0] === 'bytes=-' || changed) return undefined;

  const [, first = '', last = ''] = range;
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  return start < bytes && start <= end ? { start, end } : 'beyond';
}
