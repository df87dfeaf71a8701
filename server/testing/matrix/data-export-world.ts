import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import { password, type Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';

/** Returns the ownership rules for data exports. */
export function dataExportRules({ given, talentA, talentB, house, otherHouse }: Cast) {
  const exportOf = (account: { id: string }) => () => given.dataExport(account.id);
  const ofTalents: ObjectRule['objects'] = {
    'an export of talent A': { id: exportOf(talentA), readers: ['talent A'] },
    'an export of talent B': { id: exportOf(talentB), readers: ['talent B'] },
  };
  const ofHouses: ObjectRule['objects'] = {
    'an export of the house': { id: exportOf(house), readers: ['the house of the call'], isPersonal: true },
    'an export of another house': { id: exportOf(otherHouse), readers: ['another house'], isPersonal: true },
  };
  const objects = { ...ofTalents, ...ofHouses };
  return {
    'GET /api/user/data-exports/:id/address': { objects },
    'GET /api/production/data-exports/:id/address': { objects },
  };
}

/** Returns the accepted writes that request a data export or the deletion of the account. */
export function dataExportWrites(services: Services): Writes {
  const given = createGiven(services);
  const byTalent = async () => ({ as: await given.talent({}, { password }), body: { password } });
  const byHouse = async () => ({ as: await given.house({}, { password }), body: { password } });
  return {
    'POST /api/user/data-exports': byTalent,
    'POST /api/production/data-exports': byHouse,
    'POST /api/user/account-deletion': byTalent,
    'POST /api/production/account-deletion': byHouse,
  };
}

/** Returns the expected response keys of a data export. */
export async function dataExportProjections(
  services: Services,
  { adult, documents }: Showcase,
): Promise<Table> {
  const given = createGiven(services);
  const exportKeys = (ready: '' | '-') =>
    `data_export{asked_at ${ready}bytes ${ready}ends_at id next_from ${ready}ready_at state}`;
  const requested = `{${exportKeys('-')} message success}`;
  const newest = `{${exportKeys('')} success}`;
  const params = async ({ id }: { id: string }) => ({ id: await given.dataExport(id) });
  return {
    'GET /api/account/consents': [
      [
        'the talent',
        '{consents[{about active agreed_at kind language texts[] version -withdrawn_at}] success}',
        { as: adult },
      ],
    ],
    'GET /api/user/data-exports': [['the talent', newest, { as: adult }]],
    'GET /api/production/data-exports': [['an owner', newest, { as: documents }]],
    'POST /api/user/data-exports': [['the talent', requested]],
    'POST /api/production/data-exports': [['an owner', requested]],
    'POST /api/user/account-deletion': [['the talent', '{erase_at message success}']],
    'POST /api/production/account-deletion': [['an owner', '{erase_at message success}']],
    'GET /api/user/data-exports/:id/address': [
      ['the talent', '{address success}', { as: adult, params: await params(adult) }],
    ],
    'GET /api/production/data-exports/:id/address': [
      ['an owner', '{address success}', { as: documents, params: await params(documents) }],
    ],
  };
}
