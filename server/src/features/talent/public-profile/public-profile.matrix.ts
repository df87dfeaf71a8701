import type { Account, Entry, Matrix, World } from '#testing/matrix/matrix.ts';

/** The talent whose public profiles can be requested. */
export const pages: Entry['of'] = {
  'an adult': { id: ({ talentA }) => talentA.id, readers: 'everybody' },
  'a child whose guardian agrees': { id: ({ guarded }) => guarded.id, readers: ['the house of the call'] },
  'a child without a guardian': { id: ({ alone }) => alone.id, readers: [] },
};

const link = async ({ id }: Account, { given }: World) => (await given.profileLink(id)).id;
const forbidden = ['a child without a guardian'] as const;

export const matrix: Matrix = {
  'GET /api/user/public-profile': { readers: ['adult', 'child'] },
  'PUT /api/user/public-profile': {
    body: { visibility: 'houses' },
    viewers: ({ adult }) => ({ 'an adult': { as: adult, body: { visibility: 'public' } } }),
  },
  'GET /api/user/profile-links': {},
  'POST /api/user/profile-links': { body: { label: 'For Manch', days: 7 } },
  'DELETE /api/user/profile-links/:id': { of: { link } },
  'POST /api/shared-profile': {
    request: async ({ id }, { given }) => ({ body: { token: (await given.profileLink(id)).token } }),
    viewers: async ({ adult }, { given }) => ({
      'anyone with the link': { body: { token: (await given.profileLink(adult.id)).token } },
    }),
  },
  'POST /api/profiles/:id/visits': { of: pages, houseWide: true, request: ({ id }) => ({ id }) },
  'GET /api/user/profile-views': {},
  'GET /api/user/comp-card.pdf': { forbidden },
  'GET /api/user/size-sheet.pdf': { forbidden },
  'GET /api/profiles/:id/comp-card.pdf': { of: pages, houseWide: true },
  'GET /api/profiles/:id/size-sheet.pdf': { of: pages, houseWide: true },
  'GET /api/user/qr-code.svg': {},
  'GET /api/user/qr-code.png': {},
};
