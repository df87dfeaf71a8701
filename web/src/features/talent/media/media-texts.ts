import { mediaRules } from '@kirdaar/contract/rules/media';
import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';

interface MediaTexts {
  title: string;
  /** Advice on a good file. */
  advice: string;
  /** Why to add one, shown while there is none. */
  empty: string;
}

/** Purpose of each kind of media, addressed to the talent. */
export const mediaTexts: Readonly<Record<MediaKind, MediaTexts>> = {
  image: {
    title: 'Profile photo',
    advice: 'The small picture beside your name in every list.',
    empty: 'It helps production houses recognise you in every list.',
  },
  headshot_image: {
    title: 'Headshot',
    advice: 'Face and shoulders, in daylight, in front of a plain wall, without filters.',
    empty: 'Casting directors look at the headshot first. It decides whether they read on.',
  },
  full_image: {
    title: 'Full photo',
    advice: 'From head to foot, standing straight, in plain clothes.',
    empty: 'It shows your height and your posture.',
  },
  photo: {
    title: 'Gallery',
    advice: 'Different looks, moods and costumes. Put your best photos first.',
    empty: 'Add a few different looks to show which roles you could play.',
  },
  intro_video: {
    title: 'Intro videos',
    advice: 'Say your name, age, city and languages to the camera. 30 seconds are enough.',
    empty: 'A short introduction often replaces a first meeting.',
  },
  audition_video: {
    title: 'Audition videos',
    advice: 'Scenes you have played or prepared, a minute or two each.',
    empty: 'A scene of one minute shows more than a list of credits.',
  },
  voice_sample: {
    title: 'Voice samples',
    advice: 'For voice-over and dubbing: one recording for each voice or language.',
    empty: 'Production houses that cast voices listen to samples first.',
  },
};

/** Kinds with a single entry, which an upload replaces. */
export const singleKinds = ['image', 'headshot_image', 'full_image'] as const;
/** Kinds with several entries, in an order that the talent chooses. */
export const listKinds = ['photo', 'intro_video', 'audition_video', 'voice_sample'] as const;

export function fileKindOf(kind: MediaKind): UploadKind {
  return mediaRules[kind].file;
}

/** Returns `MP4 … video of at most 200 MB`: the requirement without its article, for a line of its own. */
export function requirementText(kind: MediaKind): string {
  const words = uploads[fileKindOf(kind)].description.replace(/^an? /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats the usage: `3 of 10 photos · Basic`. */
export function limitText(kind: MediaKind, used: number, limit: number | null, plan: string | null): string {
  const { noun } = mediaRules[kind];
  const max = limit ?? used;
  const amount = limit === null ? `${used}` : `${used} of ${limit}`;
  return `${amount} ${noun}${max === 1 ? '' : 's'} · ${plan ?? 'No plan'}`;
}

/** Returns the name of an entry among several of its kind. */
export function nameOf(kind: MediaKind, place: number, caption: string | null): string {
  const noun = mediaRules[kind].noun;
  const numbered = mediaRules[kind].allowance ? `${noun} ${place + 1}` : noun;
  return caption ? `${numbered}, ${caption}` : numbered;
}
