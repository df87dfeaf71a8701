import { msg } from '@kirdaar/contract/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { hasCode, isDatabaseAway } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError, type PlainErrorCode } from '#platform/http/app-error.ts';
import { askedLanguage } from '#platform/http/asked-language.ts';
import { isDiskFull, storageFull } from '#platform/http/full-disk.ts';
import { translateMessage } from '#platform/http/message-texts.ts';

const RETRY_SECONDS = 5;

/** Converts any error of a handler to the API's error format. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    // Pages answer every GET and HEAD, so any other request that gets here uses the wrong method.
    if (['GET', 'HEAD'].includes(request.method))
      return sendError(new AppError('page_not_found'), request, reply);
    reply.header('allow', 'GET, HEAD');
    return sendError(new AppError('method_not_allowed'), request, reply);
  });
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof AppError) return sendError(error, request, reply);
  if (error instanceof ZodError) return sendError(invalidInput(error), request, reply);
  if (error.statusCode && error.statusCode < 500) {
    return sendError(new AppError(requestErrors[error.code] ?? 'invalid_request'), request, reply);
  }
  const [, broken] = brokenRules.find(([rule]) => hasCode(error, rule)) ?? [];
  if (broken) return sendError(new AppError(broken), request, reply);
  request.log.error(error);
  return sendError(publicErrorOf(error), request, reply);
}

function publicErrorOf(error: FastifyError): AppError {
  if (isDiskFull(error)) return storageFull();
  return isDatabaseAway(error) ? unavailable() : new AppError('server_error');
}

/** What a broken rule of the database means, unless a use case says something else of it. */
const brokenRules: [rule: string, code: PlainErrorCode][] = [
  [RULES.TALENT_LEAVING, 'talent_leaving'],
  [RULES.TALENT_NOT_REGISTERED, 'talent_not_registered'],
  [RULES.CHILD_OF_OTHER_AGE, 'child_of_other_age'],
  [RULES.HOUSE_MUTED, 'invitations_muted'],
  [RULES.HOUSE_SUSPENDED, 'house_suspended'],
  [RULES.HOUSE_INCOMPLETE, 'registration_incomplete'],
  [RULES.LAST_OWNER, 'last_owner'],
  [RULES.TEAM_LIMIT, 'team_full'],
  [RULES.TALENT_LIST_LIMIT, 'too_many_talent_lists'],
  [RULES.TALENT_LIST_ENTRY_LIMIT, 'talent_list_full'],
  [RULES.WEBHOOK_LIMIT, 'too_many_webhooks'],
  [RULES.JOB_CLOSED, 'job_closed'],
  [RULES.CALL_REMOVED, 'call_removed'],
  [RULES.HOUSE_OF_CALL_SUSPENDED, 'other_house_suspended'],
  [RULES.JOB_DRAFT_LIMIT, 'too_many_drafts'],
  [RULES.ADDED_PEOPLE_LIMIT, 'too_many_added_people'],
  [RULES.SLOT_FULL, 'slot_taken'],
  [RULES.SLOT_UNAVAILABLE, 'slot_unavailable'],
  [RULES.CHECKED_IN, 'still_checked_in'],
  [RULES.AUDITION_NOT_OVER, 'audition_not_over'],
  [RULES.TAKE_COMMENT_LIMIT, 'too_many_take_comments'],
  [RULES.TERMS_UNSIGNED, 'terms_unsigned'],
  [RULES.PAY_NOT_DUE, 'pay_not_due'],
  [RULES.NO_PAY_TO_DISPUTE, 'no_pay_to_dispute'],
  [RULES.SHOOT_DAY_NOT_BOOKED, 'shoot_day_not_booked'],
  [RULES.FEEDBACK_NOT_DUE, 'feedback_not_due'],
  [RULES.FEEDBACK_FINAL, 'feedback_final'],
  [RULES.ANSWER_BY_DECIDER, 'another_person_required'],
  [RULES.OBJECTION_UNANSWERED, 'objection_unanswered'],
  [RULES.ACCOUNT_BEING_DELETED, 'person_being_deleted'],
  [RULES.STAFF_WITHOUT_ROLE, 'staff_account_required'],
];

/** Responds 404 to an unknown path of the API. */
export function answerUnknownEndpoint(request: FastifyRequest, reply: FastifyReply) {
  return sendError(new AppError('endpoint_not_found'), request, reply);
}

/** Sends an error in the language that the request asks for. */
function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const { message, fields } = error.inLanguage(askedLanguage(request.headers['accept-language']));
  if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .code(error.status)
    .header('vary', 'accept-language')
    .send({
      success: false,
      code: error.code,
      message,
      ...error.extra,
      ...(fields && { fields }),
      request_id: request.id,
    });
}

/** Returns the first message of each field, with the very first as the overall message. */
function invalidInput(error: ZodError) {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= nameOf(issue);
  return new AppError('invalid_input', {}, { fields });
}

/** Names what is wrong with a value; what zod says by itself is for programmers. */
function nameOf(issue: ZodError['issues'][number]): string {
  if (translateMessage('en', issue.message) !== undefined) return issue.message;
  const isNumber = 'origin' in issue && issue.origin === 'number';
  if (issue.code === 'too_big' && isNumber) return msg('at_most', Number(issue.maximum));
  if (issue.code === 'too_small' && isNumber) return msg('at_least', Number(issue.minimum));
  if (issue.code === 'too_big' && issue.origin === 'string')
    return msg('at_most_characters', Number(issue.maximum));
  if (issue.code === 'too_big' && issue.origin === 'array')
    return msg('at_most_at_once', Number(issue.maximum));
  if (issue.code === 'invalid_value') return msg('choose_from_list');
  return 'invalid_input';
}

/** Something that a request needs is away and is expected back. */
export function unavailable() {
  return new AppError('service_unavailable', {}, { retryAfterSeconds: RETRY_SECONDS });
}

/** The codes for what Fastify rejects before a handler runs. */
const requestErrors: Readonly<Record<string, PlainErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'empty_body',
};
