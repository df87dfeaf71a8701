import { findCurrentVersion } from '#features/admin/flag-rules/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Writes } from '#testing/matrix/writes.ts';

const rules = { threshold: 10, phrases: [{ phrase: 'registration fee*', kind: 'money', weight: 10 }] };

/** Returns the accepted writes of the flag rules. */
export function flagRuleWrites({ db, ...services }: Services): Writes {
  const given = createGiven({ db, ...services });
  const as = () => given.staff('moderator');
  return {
    'POST /api/admin/flag-rules/try': async () => ({ as: await as(), body: rules }),
    'PUT /api/admin/flag-rules': async () => ({
      as: await as(),
      body: { ...rules, based_on: await findCurrentVersion(db) },
    }),
  };
}

/** Returns the keys that moderators get of the flag rules. */
export async function flagRuleProjections(services: Services): Promise<Table> {
  const as = await createGiven(services).staff('moderator');
  return {
    'GET /api/admin/flag-rules': [
      [
        'a moderator',
        '{current history[{-by phrases saved_at version}] rules{phrases[{kind phrase weight}] threshold version} success}',
        { as },
      ],
    ],
    'POST /api/admin/flag-rules/try': [
      ['a moderator', '{added[] calls flagged_now flagged_then removed[] success}'],
    ],
  };
}
