import { mediaRules } from '@kirdaar/contract/rules/media';
import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';

interface Words {
  title: string;
  /** What makes a good one. */
  advice: string;
  /** What is lost as long as there is none. */
  empty: string;
}

/** What each kind of media is for, as its owner reads it. */
export const mediaWords: Readonly<Record<MediaKind, Words>> = {
  image: {
    title: 'Profile photo',
    advice: 'The small picture beside your name, in every list.',
    empty: 'It is how houses know you again in every list.',
  },
  headshot_image: {
    title: 'Headshot',
    advice: 'Face and shoulders, in daylight, before a plain wall, without a filter.',
    empty: 'A headshot is what a casting director looks at first: it decides whether the rest is read.',
  },
  full_image: {
    title: 'Full photo',
    advice: 'From head to foot, standing straight, in plain clothes.',
    empty: 'It shows how tall you are and how you hold yourself, which no number tells.',
  },
  photo: {
    title: 'Gallery',
    advice: 'Different looks, moods and costumes. The first ones are seen first.',
    empty: 'A few different looks show what else you could play.',
  },
  intro_video: {
    title: 'Intro videos',
    advice: 'Your name, age, city and languages, said into the camera. Half a minute is enough.',
    empty: 'Half a minute in which you say who you are often takes the place of a first meeting.',
  },
  audition_video: {
    title: 'Audition videos',
    advice: 'Scenes you have played or prepared, a minute or two each.',
    empty: 'A scene shows in a minute what a list of credits cannot.',
  },
  voice_sample: {
    title: 'Voice samples',
    advice: 'For voice-over and dubbing: one reading each, in different voices or languages.',
    empty: 'Houses that cast voices listen before they read.',
  },
};

/** The kinds of which there is one: a new one takes its place. */
export const singleKinds = ['image', 'headshot_image', 'full_image'] as const;
/** The kinds of which there are several, in an order of one's own. */
export const listKinds = ['photo', 'intro_video', 'audition_video', 'voice_sample'] as const;

export function fileKindOf(kind: MediaKind): UploadKind {
  return mediaRules[kind].file;
}

/** `an MP4 … video of at most 200 MB` without its article, for a line of its own. */
export function fitText(kind: MediaKind): string {
  const words = uploads[fileKindOf(kind)].words.replace(/^an? /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `3 of 10 photos · Basic` */
export function limitText(kind: MediaKind, used: number, limit: number | null, plan: string | null): string {
  const { noun } = mediaRules[kind];
  const most = limit ?? used;
  const amount = limit === null ? `${used}` : `${used} of ${limit}`;
  return `${amount} ${noun}${most === 1 ? '' : 's'} · ${plan ?? 'No plan'}`;
}

/** What one of them is called where several stand side by side. */
export function nameOf(kind: MediaKind, place: number, caption: string | null): string {
  const noun = mediaRules[kind].noun;
  const numbered = mediaRules[kind].allowance ? `${noun} ${place + 1}` : noun;
  return caption ? `${numbered}, ${caption}` : numbered;
}
