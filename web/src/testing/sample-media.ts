import { api, type Reply } from '@kirdaar/contract/api';
import type { Medium } from '@kirdaar/contract/talent/media';
import { emptyOf } from '#testing/empty-of.ts';

const library = api['GET /api/user/media'].reply;

/** Returns a photo of a talent's gallery. A test sets only the fields it needs. */
export function sampleMedium(fields: Partial<Medium> = {}): Medium {
  return {
    ...emptyOf(library.shape.media.element),
    id: crypto.randomUUID(),
    kind: 'photo',
    state: 'ready',
    type: 'image/webp',
    url: '/media/public/sari.webp',
    width: 900,
    height: 1200,
    bytes: 100_000,
    created_at: '2031-02-01T06:30:00.000Z',
    ...fields,
  };
}

/** Returns the media of a talent with the Basic plan: at most three of each kind, one of the single pictures. */
export function sampleLibrary(media: Medium[]): Reply<'GET /api/user/media'> {
  const one = { used: 0, limit: 1 };
  const some = { used: media.length, limit: 3 };
  const single = { image: one, headshot_image: one, full_image: one };
  const several = { photo: some, intro_video: some, audition_video: some, voice_sample: some };
  return { success: true, media, plan: 'Basic', allowances: { ...single, ...several } };
}
