import { answersOf } from '@kirdaar/contract/rules/application-answers';
import {
  type ApplicationMediaField,
  applicationMediaFields,
} from '@kirdaar/contract/rules/application-media';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import type { Medium } from '@kirdaar/contract/talent/media';
import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { ApiError, callApi } from '#api/call-api.ts';
import { readSession } from '#session/store.ts';
import { credit_role } from '#words/rules/credits.ts';

export interface Prefill {
  isChild?: boolean;
  values: Readonly<Record<string, string>>;
  media: Readonly<Record<ApplicationMediaField, readonly Medium[]>>;
}

const kinds: Readonly<Record<ApplicationMediaField, readonly MediaKind[]>> = {
  headshot: ['headshot_image', 'image', 'photo', 'full_image'],
  fullPhoto: ['full_image', 'photo', 'image', 'headshot_image'],
  auditionVideo: ['audition_video', 'intro_video', 'voice_sample'],
};

export function prefillOf(profile: OwnProfile, media: readonly Medium[]): Prefill {
  const stored = storedFor(media);
  const isChild = profile.age !== null && profile.age < 18;
  return { isChild, values: { ...answersOf(profile, credit_role), ...firstOf(stored) }, media: stored };
}

/** Returns the files that can be sent for each field, the most likely first. */
export function storedFor(media: readonly Medium[]): Prefill['media'] {
  const usable = media.filter(({ state }) => state !== 'failed');
  const listed = (field: ApplicationMediaField) =>
    kinds[field].flatMap((kind) => usable.filter((medium) => medium.kind === kind));
  return {
    headshot: listed('headshot'),
    fullPhoto: listed('fullPhoto'),
    auditionVideo: listed('auditionVideo'),
  };
}

/** Selects the first stored file of each field, so the most likely kind is chosen already. */
function firstOf(stored: Prefill['media']): Record<string, string> {
  const meant = applicationMediaFields.flatMap((field) => {
    const first = stored[field].find(({ kind }) => kind === kinds[field][0]);
    return first ? [[field, first.id]] : [];
  });
  return Object.fromEntries(meant);
}

export function voiceFirst({ values, media, ...rest }: Prefill): Prefill {
  const rank = ({ kind }: Medium) => (kind === 'voice_sample' ? 0 : 1);
  const auditionVideo = media.auditionVideo.toSorted((one, other) => rank(one) - rank(other));
  const [first] = auditionVideo;
  return {
    ...rest,
    values: { ...values, ...(first?.kind === 'voice_sample' && { auditionVideo: first.id }) },
    media: { ...media, auditionVideo },
  };
}

/** Returns the answers known from the profile and the stored files. Without them the talent can still apply. */
export async function readPrefill(): Promise<Prefill> {
  try {
    const [{ user }, { media }] = await Promise.all([
      callApi('GET /api/user/profile'),
      callApi('GET /api/user/media'),
    ]);
    return prefillOf(user, media);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const session = readSession();
    const fullName = session?.role === 'talent' ? session.user.name : '';
    return { values: { fullName }, media: storedFor([]) };
  }
}
