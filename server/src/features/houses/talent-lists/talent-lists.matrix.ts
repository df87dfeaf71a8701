import { insertHouseEvent } from '#features/houses/audit-log/queries.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { insert } from '#testing/matrix/objects.ts';

async function listed({ production_house_id }: House, { db, now, given }: World, talent?: { id: string }) {
  const [name, created_at] = [`List ${crypto.randomUUID()}`, now().toISOString()];
  const id = await insert(db, 'talent_list', { production_house_id, name, created_at });
  const { id: talent_id } = talent ?? (await given.talent({ date_of_birth: '1990-05-01' }));
  const entry = { talent_list_id: id, talent_id, added_at: created_at };
  await db.insertInto('talent_list_entry').values(entry).execute();
  return { id, body: { talent_ids: [talent_id] } };
}
const list = async (house: House, world: World) => (await listed(house, world)).id;

async function unlisted(house: House, world: World) {
  const { id: talent_id } = await world.given.talent({ date_of_birth: '1990-05-01' });
  return { id: await list(house, world), body: { talent_ids: [talent_id] } };
}

/** A list, and a name for it, which is unique within a house. */
async function renamed(house: House, world: World) {
  return { id: await list(house, world), body: { name: crypto.randomUUID() } };
}

/** They change only lists of their own. */
const forbidden = ['a reviewer of another project'];

export const matrix: Matrix = {
  'GET /api/production/talent-lists': {},
  'POST /api/production/talent-lists': { body: { name: 'Leads' } },
  'GET /api/production/talent-lists/:id': {
    of: { list },
    houseWide: true,
    about: async ({ documents, adult }, world) => {
      const { id } = await listed(documents, world, adult);
      const about = { talent_id: adult.id, talent_list_id: id, name: 'Leads' };
      await insertHouseEvent(world.db, documents, world.now(), { action: 'talent_removed', ...about });
      return id;
    },
  },
  'PUT /api/production/talent-lists/:id': { of: { list: renamed }, houseWide: true, forbidden },
  'DELETE /api/production/talent-lists/:id': { of: { list }, houseWide: true, forbidden },
  'POST /api/production/talent-lists/:id/talents': { of: { list: unlisted }, houseWide: true },
  'POST /api/production/talent-lists/:id/talents/remove': { of: { list: listed }, houseWide: true },
};
