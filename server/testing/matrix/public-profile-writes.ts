import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Writes } from '#testing/matrix/writes.ts';

/** Returns the accepted writes for a talent's public profile. */
export function publicProfileWrites(services: Services): Writes {
  const given = createGiven(services);
  const adult = () => given.talent({ date_of_birth: '1992-03-04' });
  return {
    'PUT /api/user/public-profile': async () => ({ as: await adult(), body: { visibility: 'houses' } }),
    'POST /api/user/profile-links': async () => ({
      as: await adult(),
      body: { request_id: crypto.randomUUID(), label: 'For Manch', days: 7 },
    }),
    'DELETE /api/user/profile-links/:id': async () => {
      const talent = await adult();
      return { as: talent, params: { id: (await given.profileLink(talent.id)).id } };
    },
    'POST /api/shared-profile': async () => {
      const { id } = await adult();
      return { body: { token: (await given.profileLink(id)).token } };
    },
    'POST /api/profiles/:id/visits': async () => ({ params: { id: (await adult()).id }, body: {} }),
  };
}
