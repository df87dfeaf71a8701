import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';

const body = { name: 'Stage', note: 'I dance.', media: [] };

/** Inserts a kit, or returns the one that the talent has. */
async function kitOf({ db }: Pick<Services, 'db'>, talent_id: string): Promise<string> {
  const there = db.selectFrom('application_kit').select('id').where('talent_id', '=', talent_id);
  const inserted = db
    .insertInto('application_kit')
    .values({ talent_id, name: 'Stage', note: 'I dance.' })
    .returning('id');
  return ((await there.executeTakeFirst()) ?? (await inserted.executeTakeFirstOrThrow())).id;
}

/** Returns the ownership rules for application kits. */
export function kitRules({ db, talentA, talentB }: Cast) {
  const objects: ObjectRule['objects'] = {
    'a kit of talent A': { id: () => kitOf({ db }, talentA.id), readers: ['talent A'] },
    'a kit of talent B': { id: () => kitOf({ db }, talentB.id), readers: ['talent B'] },
  };
  return {
    'PUT /api/user/application-kits/:id': { body: { rest: body }, objects },
    'DELETE /api/user/application-kits/:id': { objects },
  };
}

/** Returns the accepted writes for application kits. */
export function kitWrites(services: Services): Writes {
  const given = createGiven(services);
  async function saved() {
    const as = await given.talent();
    return { as, params: { id: await kitOf(services, as.id) } };
  }
  return {
    'POST /api/user/application-kits': async () => ({ as: await given.talent(), body }),
    'PUT /api/user/application-kits/:id': async () => ({ ...(await saved()), body }),
    'DELETE /api/user/application-kits/:id': saved,
  };
}

/** Returns the expected response keys of application kits. */
export function kitProjections({ adult }: Showcase): Table {
  const saved = '{kits[{id media[] name note}] message success}';
  return {
    'GET /api/user/application-kits': [['the talent', '{kits[] success}', { as: adult }]],
    'POST /api/user/application-kits': [['a talent', saved]],
    'PUT /api/user/application-kits/:id': [['the talent', saved]],
    'DELETE /api/user/application-kits/:id': [['the talent', '{kits[] message success}']],
  };
}
