import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';

const medium = '{bytes -caption created_at height id kind position -poster -seconds state type url width}';
// The width and height of a row inserted without a file are unknown.
const sizeless = medium.replace('height', '-height').replace('width', '-width');
const captioned = sizeless.replace('-caption', 'caption');
const library = [
  '{allowances{audition_video{limit used} full_image{limit used} headshot_image{limit used} image{limit used}',
  `intro_video{limit used} photo{limit used} voice_sample{limit used}} media[${sizeless}] -plan success}`,
].join(' ');

/** Returns the expected response keys of a talent's own media. */
export function mediaProjections({ adult }: Showcase): Table {
  return {
    'GET /api/user/media': [['the talent', library, { as: adult }]],
    'POST /api/user/media': [['the talent', `{media${medium} message success}`]],
    'PUT /api/user/media/:id': [['the talent', `{media${captioned} message success}`]],
    'POST /api/user/media/:id/retry': [['the talent', `{media${sizeless} message success}`]],
  };
}
