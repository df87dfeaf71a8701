import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { isDatabaseAway } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';

const unavailable = new Refusal(503, 'This is not available for a moment. Please try again shortly.', {
  retryAfterSeconds: 5,
});
const serverError = 'Server error. Please try again later.';

/** Turns whatever a handler throws into the one error shape of the API. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    // Pages answer every address; where they do not, it is the method that is wrong.
    if (['GET', 'HEAD'].includes(request.method))
      return refuse(new Refusal(404, 'Not found.'), request, reply);
    reply.header('allow', 'GET, HEAD');
    return refuse(new Refusal(405, 'This address is only for reading.'), request, reply);
  });
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return refuse(error, request, reply);
  if (error instanceof ZodError) return refuse(refusalOf(error), request, reply);
  if (error.statusCode && error.statusCode < 500) {
    return refuse(new Refusal(error.statusCode, wordsOf(error)), request, reply);
  }
  request.log.error(error);
  return refuse(isDatabaseAway(error) ? unavailable : new Refusal(500, serverError), request, reply);
}

/** Answers a path of the API that nothing is served at. */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply) {
  return refuse(new Refusal(404, 'There is no such call.'), request, reply);
}

function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply.code(refusal.status).send({
    success: false,
    message: refusal.message,
    ...refusal.extra,
    ...(refusal.fields && { fields: refusal.fields }),
    request_id: request.id,
  });
}

/** The first message of each field, and the first of all as the message. */
function refusalOf(error: ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return new Refusal(400, error.issues[0]?.message ?? 'Please check what you entered.', { fields });
}

const words: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'This is too large to be sent.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This call takes JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'This is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
};

function wordsOf(error: FastifyError): string {
  return words[error.code] ?? 'The request could not be understood.';
}
