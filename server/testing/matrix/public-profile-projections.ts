import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';

/** Returns the keys of a public profile. A child's age and location are withheld. */
export function pageShape(who: 'adult' | 'child'): string {
  const mark = who === 'child' ? '-' : '';
  return [
    `{${mark}age age_band beard body_type ${mark}city country credits[] eye_color gender hair_color height id image is_child`,
    `languages[] name photos[{-caption -height id url -width}] profileType skills[] ${mark}slug ${mark}state updated_at verified videos[]`,
    'voices[]}',
  ].join(' ');
}

/** Returns the expected response keys of a public profile, for the talent and by a share link. */
export function publicProfileProjections({ adult, child, token }: Showcase): Table {
  const face = (page: string) => `data{address -hidden_because is_child preview${page} visibility}`;
  const link = (address: string) => `{${address} created_at expires_at id label opened -revoked_at}`;
  return {
    'GET /api/user/public-profile': [
      ['an adult', `{${face(pageShape('adult'))} success}`, { as: adult }],
      ['a child', `{${face(pageShape('child'))} success}`, { as: child }],
    ],
    'PUT /api/user/public-profile': [
      [
        'an adult',
        `{${face(pageShape('adult'))} message success}`,
        { as: adult, body: { visibility: 'public' } },
      ],
    ],
    'POST /api/user/profile-links': [['a talent', `{link${link('address')} message success}`]],
    'GET /api/user/profile-links': [['a talent', `{links[${link('-address')}] success}`, { as: adult }]],
    'POST /api/shared-profile': [
      ['anyone with the link', `{data${pageShape('adult')} expires_at success}`, { body: { token } }],
    ],
    'GET /api/user/profile-views': [
      ['a talent', '{days houses[{days last_day name verification}] success visitors}', { as: adult }],
    ],
  };
}
