import { MAX_PROFILES_PER_DAY, VIDEO_MINUTES } from '@kirdaar/contract/rules/limits';
import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';
import { type RetryAfter, waitingTime } from '#platform/http/error-texts/waiting-time.ts';

type Recording = { noun: string };

export const talentErrors = {
  profile_not_found: [404, 'No profile found.'],
  profile_read_limit: [
    429,
    (wait: RetryAfter) =>
      `You can open ${MAX_PROFILES_PER_DAY} profiles a day. Try again in ${waitingTime(wait)}.`,
  ],
  profile_changed_elsewhere: [409, 'This profile has been changed in another window.'],
  birth_date_not_saved: [403, 'Save your date of birth in your profile first.'],

  medium_not_found: [404, 'This file is no longer in your media. Reload the page.'],
  medium_not_failed: [409, 'There is nothing to retry: the processing of this file has not failed.'],
  media_changed_elsewhere: [409, 'Your media have been changed in another window. Reload the page.'],
  too_many_uploads: [429, 'Too many uploads at once. Wait for one to finish, or cancel one.'],
  recording_unplayable: [400, ({ noun }: Recording) => `This ${noun} cannot be played. Choose another.`],
  recording_too_long: [
    400,
    ({ noun }: Recording) => `This ${noun} is longer than ${VIDEO_MINUTES} minutes. Choose a shorter one.`,
  ],
  voice_recording_required: [400, 'This is a video. Choose a voice recording.'],

  share_link_not_found: [404, 'We couldn’t find this link. Reload the page.'],
  share_link_ended: [404, 'This link no longer works. Ask the person who sent it for a new one.'],
  share_link_adults_only: [
    403,
    'Only adults can share their profile. Save your date of birth in your profile first.',
  ],
  too_many_share_links: [
    409,
    ({ max }: { max: number }) => `You already have ${max} links that work. End one that you no longer need.`,
  ],
  no_comp_cards: [409, 'None of these applicants has a public profile, so there is no comp card to print.'],
} as const satisfies ErrorTextsOf<'talent'>;
