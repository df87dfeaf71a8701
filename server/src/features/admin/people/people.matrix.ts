import { insertTwoFactor, updateFactorToActive } from '#features/accounts/two-factor/queries.ts';
import { deletionFrom } from '#features/privacy/account-deletion/request-deletion.ts';
import { insertPersonRequest } from '#features/privacy/identity-checks/queries.ts';
import type { Matrix, World } from '#testing/matrix/matrix.ts';

const body = { reason: 'Called from the number in the profile.' };

export const person = async (_: unknown, { given }: World) => (await given.talent()).id;

async function withTwoSteps(_: unknown, world: World): Promise<string> {
  const account_id = await person(_, world);
  const factor = { account_id, sealed_secret: Buffer.from('sealed') };
  await insertTwoFactor(world.db, factor);
  await updateFactorToActive(world.db, factor, 1, new Date());
  return account_id;
}

async function leaving(_: unknown, world: World): Promise<string> {
  const account_id = await person(_, world);
  const deletion = { account_id, ...deletionFrom(world.now()) };
  await world.db.insertInto('account_deletion').values(deletion).execute();
  return account_id;
}

const form = {
  kind: 'deletion',
  channel: 'post',
  received_on: '2026-01-05',
  note: 'Folder 12; the signature fits the one on file.',
} as const;

const read = { recorded_at: '2026-01-05T12:00:00.000Z' };

async function insertRequest(kind: 'deletion' | 'export', world: World): Promise<string> {
  const account_id = await person(undefined, world);
  const { id: staff_id } = await world.given.staff('support');
  const recorded = { staff_id, ...read, due_on: '2026-02-04' };
  return (await insertPersonRequest(world.db, { ...form, ...recorded, account_id, kind }))?.id ?? '';
}
const deletion = (_: unknown, world: World) => insertRequest('deletion', world);
const dataExport = (_: unknown, world: World) => insertRequest('export', world);

export const matrix: Matrix = {
  'GET /api/admin/people/:id': { of: { person } },
  'POST /api/admin/people/:id/contact': { of: { person }, body },
  'POST /api/admin/people/:id/end-sessions': { of: { person }, body },
  'POST /api/admin/people/:id/check-identity': { of: { person }, body },
  'POST /api/admin/people/:id/reset-two-step-login': { of: { 'person with two steps': withTwoSteps }, body },
  'POST /api/admin/people/:id/restore': { of: { 'person who leaves': leaving }, body },
  'POST /api/admin/people/:id/requests': { of: { person }, body: form },
  'POST /api/admin/person-requests/:id/carry-out': { of: { 'request of an export': dataExport }, body: read },
  'POST /api/admin/person-requests/:id/reject': {
    of: { 'request of a deletion': deletion },
    body: { ...body, ...read },
  },
};
