import type { MessageName } from '@kirdaar/contract/messages';
import type { Language } from '@kirdaar/contract/rules/languages';
import { languageIn, splitAddress } from '@kirdaar/contract/rules/page-addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#platform/http/app-error.ts';
import { askedLanguage } from '#platform/http/asked-language.ts';
import { messageText } from '#platform/http/message-texts.ts';

/** Sends a page that says why there is none. A browser loads a page again by itself, but not a form. */
export function sendRejection(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const { status, retryAfterSeconds = 5 } = error;
  const language = languageOf(request);
  const { message } = error.inLanguage(language);
  const say = (name: MessageName) => messageText(language, name, []);
  const isForm = request.method === 'POST';
  reply.code(status).header('retry-after', retryAfterSeconds).type('text/html; charset=utf-8');
  return reply.header('vary', 'accept-language, cookie').send(`<!doctype html>
<html lang="${language}">
<meta name="viewport" content="width=device-width">
${isForm ? '' : `<meta http-equiv="refresh" content="${retryAfterSeconds}">`}
<title>${say('please_wait_title')}</title>
<h1>${say('please_wait_heading')}</h1>
<p>${message} ${isForm ? say('please_wait_send_again') : say('please_wait_loads_again')}</p>
`);
}

/** The language of the address; one without a language may not have led to the reader's own page yet. */
function languageOf({ url, headers }: FastifyRequest): Language {
  const { language } = splitAddress(url);
  if (language !== 'en') return language;
  return languageIn(headers.cookie ?? '') ?? askedLanguage(headers['accept-language']);
}
