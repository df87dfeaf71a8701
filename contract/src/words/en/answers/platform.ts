import type { FileKind } from '#rules/uploads.ts';
import { waitingTime } from '#words/en/waiting-time.ts';
import { plural } from '#words/plural.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

/** For a value that has no text of its own. */
export const invalid_input = 'Please check this.';

export const invalid_request = 'The server could not understand this request.';
export const invalid_json = 'The request body is not valid JSON.';
export const empty_body = 'The request body is empty.';
export const incomplete_form = 'The form did not arrive completely. Send it again.';
export const unsupported_media_type = 'Send the request body as JSON.';
export const payload_too_large = 'This is too large to send.';
export const headers_too_large = 'The headers of the request are too large.';
export const request_timeout = 'The request took too long to arrive. Send it again.';
export const range_not_satisfiable = 'The requested range is beyond the end of the file.';
export const method_not_allowed = 'This URL only accepts GET and HEAD requests.';
export const cross_site_request = 'This request came from another website, so it was blocked.';
export const endpoint_not_found = 'This API endpoint does not exist.';
export const page_not_found = 'This page does not exist.';
export const file_not_found = 'This file does not exist, or its link has expired.';

export const login_required = 'Log in to continue.';
export const agreement_needed =
  'Our terms or our privacy notice have changed. To continue, read what changed and agree. You can still read, export and delete your data.';
export const talent_account_required = 'Log in with a talent account to do this.';
export const house_account_required = 'Log in with a production house account to do this.';
export const reviewer_role_required =
  'Your team role only lets you view. Ask an owner of your team for more access.';
export const owner_role_required = 'Only team owners can do this. Ask an owner of your team.';

export const too_many_requests = (wait: RetryAfter) =>
  `Too many requests. Try again in ${waitingTime(wait)}.`;
export const too_many_open_windows = 'You have too many windows open. Close some of them.';
export const server_busy = 'The server is busy. Try again in a moment.';
export const service_unavailable = 'The service is temporarily unavailable. Try again in a few seconds.';
export const registrations_paused = 'New registrations are paused for the moment. Please try again later.';
export const posting_paused =
  'New casting calls are paused for the moment. Save this one as a draft and post it later.';
export const payments_paused =
  'Payments are paused for the moment. Nothing was charged. Please try again later.';
export const server_error = 'Server error. Please try again later.';
export const media_unavailable = 'Photos and videos are temporarily unavailable. Try again in a minute.';
export const storage_full =
  'We have no space left to save this, so nothing was saved. Try again in a few minutes.';

export const file_required = 'Choose a file.';
const files: Record<FileKind, string> = {
  image: 'Choose a JPG, PNG, WebP, AVIF or HEIC picture of at most 25 MB.',
  video: 'Choose an MP4, MKV, AVI, MOV or WebM video of at most 200 MB.',
  audio: 'Choose an MP3, M4A, WAV, OGG or WebM recording of at most 20 MB.',
  document: 'Choose a PDF of at most 20 MB.',
  scan: 'Choose a PDF, JPG, PNG or HEIC file of at most 10 MB.',
};
export const file_not_accepted = ({ accepted }: { accepted: keyof typeof files }) => files[accepted];
export const too_many_files = ({ max }: { max: number }) =>
  plural(max, { one: `Choose at most ${max} file.`, other: `Choose at most ${max} files.` });
export const picture_too_many_pixels = ({ max }: { max: number }) =>
  `This picture has more than ${max} megapixels. Choose a smaller one.`;
export const picture_cut_off = 'This picture is cut off: its end is missing. Choose the whole file.';
export const picture_unreadable = 'This picture can’t be opened. Choose another.';

export const upload_not_found = 'This upload no longer exists. Choose the file again.';
export const upload_size_missing = 'The Upload-Length header with the size of the file is missing.';
export const upload_metadata_invalid = 'The Upload-Metadata header could not be read.';
export const upload_conflict = 'This part of the file does not follow the part that arrived last.';
export const upload_locked = 'Another request is sending this file. Try again in a moment.';
export const upload_version_unsupported = 'Send the header Tus-Resumable: 1.0.0.';

export const signature_invalid = 'The signature of this request is wrong.';
export const webhook_token_invalid = 'The token of this request is wrong.';
export const webhook_unreadable = 'The body of this webhook could not be understood.';

export const project_not_found = 'Project not found.';

// What the server answers when something was done.
export const saved = 'Saved.';
export const removed = 'Removed.';
export const deleted = 'Deleted.';
export const link_created = 'Link created.';
export const link_ended = 'Link turned off.';
export const profile_saved = 'Profile updated successfully!';
export const invitation_sent_to = (email: string) => `Invitation sent to ${email}.`;
export const new_invitation_sent_to = (email: string) => `New invitation sent to ${email}.`;

// The page in place of one that cannot be shown at the moment.
export const please_wait_title = 'Please wait';
export const please_wait_heading = 'Please wait a moment';
export const please_wait_send_again = 'Go back and send the form again.';
export const please_wait_loads_again = 'This page loads again by itself.';
