import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

const refusals: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** Answers what Node refuses to read as HTTP, in the shape of every other refusal, and closes the line. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
  log: FastifyBaseLogger | undefined,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const [status, message] = refusals[error.code ?? ''] ?? [400, 'The request could not be understood.'];
  const request_id = crypto.randomUUID();
  log?.info({ reqId: request_id, code: error.code, status }, 'unreadable request');

  const body = JSON.stringify({ success: false, message, request_id });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': request_id,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
