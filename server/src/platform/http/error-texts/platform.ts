import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';
import { type RetryAfter, waitingTime } from '#platform/http/error-texts/waiting-time.ts';

/** Errors that any endpoint may answer. */
export const platformErrors = {
  /** The contract rejected a field; its schema has the text. */
  invalid_input: [400, ({ message }: { message: string }) => message],
  invalid_request: [400, 'The server could not understand this request.'],
  invalid_json: [400, 'The request body is not valid JSON.'],
  empty_body: [400, 'The request body is empty.'],
  incomplete_form: [400, 'The form did not arrive completely. Send it again.'],
  unsupported_media_type: [415, 'Send the request body as JSON.'],
  payload_too_large: [413, 'This is too large to send.'],
  headers_too_large: [431, 'The headers of the request are too large.'],
  request_timeout: [408, 'The request took too long to arrive. Send it again.'],
  range_not_satisfiable: [416, 'The requested range is beyond the end of the file.'],
  method_not_allowed: [405, 'This URL only accepts GET and HEAD requests.'],
  cross_site_request: [403, 'This request came from another website, so it was blocked.'],
  endpoint_not_found: [404, 'This API endpoint does not exist.'],
  page_not_found: [404, 'This page does not exist.'],
  file_not_found: [404, 'This file does not exist, or its link has expired.'],

  login_required: [401, 'Log in to continue.'],
  agreement_needed: [
    403,
    'Our terms or our privacy notice have changed. Read what changed and agree to go on. You can still read, export and delete your data.',
  ],
  talent_account_required: [403, 'Log in with a talent account to do this.'],
  house_account_required: [403, 'Log in with a production house account to do this.'],
  reviewer_role_required: [
    403,
    'Your team role only lets you view. Ask an owner of your team for more access.',
  ],
  owner_role_required: [403, 'Only team owners can do this. Ask an owner of your team.'],

  too_many_requests: [429, (wait: RetryAfter) => `Too many requests. Try again in ${waitingTime(wait)}.`],
  too_many_open_windows: [429, 'You have too many windows open. Close some of them.'],
  server_busy: [503, 'The server is busy. Try again in a moment.'],
  service_unavailable: [503, 'The service is temporarily unavailable. Try again in a few seconds.'],
  registrations_paused: [503, 'New registrations are paused for the moment. Please try again later.'],
  posting_paused: [
    503,
    'New casting calls are paused for the moment. Save this one as a draft and post it later.',
  ],
  payments_paused: [503, 'Payments are paused for the moment. Nothing was charged. Please try again later.'],
  server_error: [500, 'Server error. Please try again later.'],
  media_unavailable: [503, 'Photos and videos are temporarily unavailable. Try again in a minute.'],
  storage_full: [
    507,
    'We have no space left to save this, so nothing was saved. Try again in a few minutes.',
  ],

  file_required: [400, 'Choose a file.'],
  file_not_accepted: [400, ({ accepted }: { accepted: string }) => `Choose ${accepted}.`],
  too_many_files: [
    400,
    ({ max }: { max: number }) => `Choose at most ${max} ${max === 1 ? 'file' : 'files'}.`,
  ],
  picture_unreadable: [400, 'This picture cannot be opened. Choose another.'],

  upload_not_found: [404, 'This upload no longer exists. Choose the file again.'],
  upload_size_missing: [400, 'The Upload-Length header with the size of the file is missing.'],
  upload_metadata_invalid: [400, 'The Upload-Metadata header could not be read.'],
  upload_conflict: [409, 'This part of the file does not follow the part that arrived last.'],
  upload_locked: [423, 'Another request is sending this file. Try again in a moment.'],
  upload_version_unsupported: [412, 'Send the header Tus-Resumable: 1.0.0.'],

  signature_invalid: [401, 'The signature of this request is wrong.'],
  webhook_token_invalid: [401, 'The token of this request is wrong.'],
  webhook_unreadable: [400, 'The body of this webhook could not be understood.'],
} as const satisfies ErrorTextsOf<'platform'>;
