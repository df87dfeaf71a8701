import type { Reply } from '@kirdaar/contract/api';
import type { Medium } from '@kirdaar/contract/talent/media';

type Library = Reply<'GET /api/user/media'>;

/** Returns a photo of a talent's gallery. A test sets only the fields it needs. */
export function sampleMedium(fields: Partial<Medium> = {}): Medium {
  return {
    id: crypto.randomUUID(),
    kind: 'photo',
    state: 'ready',
    type: 'image/webp',
    url: '/media/public/sari.webp',
    poster: null,
    caption: null,
    position: 0,
    width: 900,
    height: 1200,
    seconds: null,
    bytes: 100_000,
    created_at: '2031-02-01T06:30:00.000Z',
    ...fields,
  };
}

/**
 * Returns the media library of a talent with the Basic plan: up to three of each kind, one of the single
 * pictures.
 */
export function sampleLibrary(media: Medium[]): Library {
  const one = { used: 0, limit: 1 };
  const some = { used: media.length, limit: 3 };
  return {
    success: true,
    media,
    plan: 'Basic',
    allowances: {
      image: one,
      headshot_image: one,
      full_image: one,
      photo: some,
      intro_video: some,
      audition_video: some,
      voice_sample: some,
    },
  };
}
