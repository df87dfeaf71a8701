import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'GET /api/user/profile': { readers: ['adult', 'child'] },
  'PUT /api/user/profile': {
    body: { first_name: 'Asha', city: 'Pune', passport: '1', language: 'Hindi', clear: 'state' },
    // An adult's new name would be in their address.
    request: async (_, { given }) => ({ as: await given.talent() }),
    viewers: ({ child }) => ({ 'a child': { as: child, body: { hobbies: 'Chess' } } }),
  },
  'GET /api/user/profile/draft': {},
  'PUT /api/user/profile/draft': { body: { fields: { first_name: 'Asha' }, based_on: 'never' } },
  'DELETE /api/user/profile/draft': {},
  'GET /api/user/profile/:id': {
    houseWide: true,
    of: {
      'an adult': { id: ({ talentA }) => talentA.id, readers: 'everybody' },
      'a child whose guardian agrees': {
        id: ({ guarded }) => guarded.id,
        readers: ['a child with a guardian', 'the house of the call'],
      },
      'a child without a guardian': { id: ({ alone }) => alone.id, readers: ['a child without a guardian'] },
    },
    viewers: ({ adult, child, alone, documents, emailOnly, stranger }) => ({
      'the talent': { id: adult.id, as: adult },
      'a house that the talent applied to': { id: adult.id, as: documents },
      'an unverified house that the talent applied to': { id: adult.id, as: emailOnly },
      'another house': { id: adult.id, as: stranger },
      'another talent': { id: adult.id, as: alone },
      'a house that a child applied to': { id: child.id, as: documents },
      'another house about a child': { id: child.id, as: stranger },
    }),
  },
};
