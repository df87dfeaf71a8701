import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#platform/http/app-error.ts';

/** Sends a page that says why there is none. A browser loads a page again by itself, but not a form. */
export function sendRefusal(
  { status, message, retryAfterSeconds = 5 }: AppError,
  { method }: FastifyRequest,
  reply: FastifyReply,
) {
  const isForm = method === 'POST';
  reply.code(status).header('retry-after', retryAfterSeconds).type('text/html; charset=utf-8');
  return reply.send(`<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
${isForm ? '' : `<meta http-equiv="refresh" content="${retryAfterSeconds}">`}
<title>Please wait</title>
<h1>Please wait a moment</h1>
<p>${message} ${isForm ? 'Go back and send the form again.' : 'This page loads again by itself.'}</p>
`);
}
