import type { Reply } from '@kirdaar/contract/api';
import type { Medium } from '@kirdaar/contract/media';

type Library = Reply<'GET /api/user/media'>;

/** A photo of a talent's gallery; a test names only the fields it is about. */
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

/** All that a talent of the Basic plan has; of each kind there may be three, of the single pictures one. */
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
