import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { AppError, type PlainErrorCode } from '#platform/http/app-error.ts';

const codes: Readonly<Record<string, PlainErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Responds to requests that Node cannot parse as HTTP, in the usual error format, and closes the connection.
 */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
  log: FastifyBaseLogger | undefined,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const { status, code, message } = new AppError(codes[error.code ?? ''] ?? 'invalid_request');
  const request_id = crypto.randomUUID();
  log?.info({ reqId: request_id, code: error.code, status }, 'unreadable request');

  const body = JSON.stringify({ success: false, code, message, request_id });
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
