import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/refusal.ts';
import type { StoredFile } from '#platform/storage.ts';

// What a browser may take for a page or a script has no entry.
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.mkv': 'video/matroska',
  '.avi': 'video/x-msvideo',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
};

/** What a stored file is, by the ending that its content gave it. */
export function typeOf(name: string): string {
  return types[extname(name)] ?? 'application/octet-stream';
}

/** Answers with a stored file, or with the part that was asked for. What a stranger uploaded is shown, never run. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, file, cache }: { name: string; file: StoredFile | undefined; cache: string },
) {
  if (!file) throw new Refusal(404, 'Not found.');
  // A name never stands for another content.
  const tag = `"${name}"`;
  reply.headers({
    'content-type': typeOf(name),
    // A document is handed over, not opened here: it may hold more than pages.
    'content-disposition': /\.(pdf|zip)$/.test(name) ? 'attachment' : 'inline',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': cache,
    'accept-ranges': 'bytes',
    etag: tag,
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();

  const part = partOf(request, tag, file.bytes);
  if (part === 'beyond') {
    reply.header('content-range', `bytes */${file.bytes}`);
    throw new Refusal(416, 'The file does not reach so far.');
  }
  reply.header('content-length', part ? part.end - part.start + 1 : file.bytes);
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await file.read(part));
}

/** The one range a request asks for; several at once are answered with the whole, as they may be. */
function partOf({ headers }: FastifyRequest, tag: string, bytes: number) {
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  const changed = headers['if-range'] !== undefined && headers['if-range'] !== tag;
  if (!range || range[0] === 'bytes=-' || changed) return undefined;

  const [, first = '', last = ''] = range;
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  return start < bytes && start <= end ? { start, end } : 'beyond';
}
