import { MAX_PROFILES_PER_DAY, VIDEO_MINUTES } from '#rules/limits.ts';
import type { UploadKind } from '#rules/uploads.ts';
import { waitingTime } from '#words/en/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

type Recording = { kind: UploadKind };

export const profile_not_found = 'No profile found.';
export const profile_read_limit = (wait: RetryAfter) =>
  `You can open ${MAX_PROFILES_PER_DAY} profiles a day. Try again in ${waitingTime(wait)}.`;
export const profile_changed_elsewhere = 'This profile was changed in another window.';
export const birth_date_not_saved = 'Save your date of birth in your profile first.';

export const medium_not_found = 'This file is no longer in your media. Reload the page.';
export const medium_not_failed = 'There is nothing to retry. The processing of this file has not failed.';
export const media_changed_elsewhere = 'Your media were changed in another window. Reload the page.';
export const too_many_uploads = 'Too many uploads at once. Wait for one to finish, or cancel one.';
export const recording_unplayable = ({ kind }: Recording): string =>
  kind === 'video'
    ? 'We can’t read this video. MP4 and MOV files work best.'
    : 'We can’t read this recording. MP3, M4A and WAV files work best.';
export const recording_cut_off = ({ kind }: Recording): string =>
  kind === 'video'
    ? 'This video is cut off: its end is missing. Choose the whole file.'
    : 'This recording is cut off: its end is missing. Choose the whole file.';
export const recording_too_long = ({ kind }: Recording): string =>
  kind === 'video'
    ? `This video is longer than ${VIDEO_MINUTES} minutes. Choose a shorter one.`
    : `This recording is longer than ${VIDEO_MINUTES} minutes. Choose a shorter one.`;
export const voice_recording_required = 'This is a video. Choose a voice recording.';

export const share_link_not_found = 'We couldn’t find this link. Reload the page.';
export const share_link_ended = 'This link no longer works. Ask the person who sent it for a new one.';
export const share_link_adults_only =
  'Only adults can share their profile. Save your date of birth in your profile first.';
export const too_many_share_links = ({ max }: { max: number }) =>
  `You already have ${max} active links. Turn off one that you no longer need.`;
export const too_many_viewers = ({ max }: { max: number }) =>
  `${max} people have already opened this link. Ask the person who sent it for a new one.`;
export const viewer_name_required = 'Enter your name, so that the sender knows whose answers they are.';
export const viewer_email_required = 'This link asks for your email and the code sent to it.';
export const no_comp_cards =
  'None of these applicants has a public profile, so there is no comp card to print.';
export const no_faces = 'None of these applicants shows you their photos, so there is nobody to print.';

// What the server answers when something was done.
export const file_added = 'File added.';
export const order_saved = 'Order saved.';
export const crop_saved = 'Crop saved.';
export const caption_saved = 'Caption saved.';
export const processing_restarted = 'Processing restarted.';
export const file_deleted = 'File deleted.';
export const visibility_saved = 'Visibility saved.';
export const visit_counted = 'Visit counted.';
