import type { AllowanceName } from './allowances.ts';
import type { UploadKind } from './uploads.ts';
import type { MediaKind } from './vocabulary.ts';

interface MediaRule {
  readonly file: UploadKind;
  /**
   * The plan allowance that limits it. Without one, only a single item exists and a new upload replaces it.
   */
  readonly allowance: AllowanceName | undefined;
  readonly noun: string;
}

/** The file type of each media kind and how many are allowed. */
export const mediaRules: Readonly<Record<MediaKind, MediaRule>> = {
  image: { file: 'image', allowance: undefined, noun: 'profile photo' },
  headshot_image: { file: 'image', allowance: undefined, noun: 'headshot' },
  full_image: { file: 'image', allowance: undefined, noun: 'full photo' },
  photo: { file: 'image', allowance: 'photos', noun: 'photo' },
  intro_video: { file: 'video', allowance: 'intro_videos', noun: 'intro video' },
  audition_video: { file: 'video', allowance: 'audition_videos', noun: 'audition video' },
  voice_sample: { file: 'audio', allowance: 'voice_samples', noun: 'voice sample' },
};
