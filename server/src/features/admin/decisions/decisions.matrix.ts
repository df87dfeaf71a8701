import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { insertDecision } from '#features/admin/decisions/queries.ts';
import { upsertDocument } from '#features/houses/documents/queries.ts';
import { insertSubjectReport } from '#features/messaging/reports/queries.ts';
import type { Matrix, Tools, World } from '#testing/matrix/matrix.ts';
import { insert } from '#testing/matrix/objects.ts';

const reason = 'Please name the studio.';

async function decision({ id: staff_id }: { id: string }, { db, given, now }: World): Promise<string> {
  const call = ['call', (await given.job({ status: 'pending' })).id] as const;
  const decided_at = now();
  const effective_at = new Date(decided_at.getTime() + 60_000);
  const made = { action: 'approved_call', input: { version: 1 }, title: 'Lead', staff_id } as const;
  return (await insertDecision(db, call, { ...made, decided_at, effective_at }))?.id ?? '';
}

const waitingCall = async (_: unknown, { given }: World) => (await given.job({ status: 'pending' })).id;
const openCall = async (_: unknown, { given }: World) => (await given.job()).id;

/** Inserts a house whose document waits for a decision and returns its id. */
export async function houseWithDocument({ db, given, now }: Tools): Promise<string> {
  const { id: account_id, production_house_id } = await given.house();
  const file = await given.storedFile(`${crypto.randomUUID()}.pdf`);
  const sent_at = now().toISOString();
  await upsertDocument(db, { production_house_id, account_id, kind: 'pan_card', file, sent_at });
  return production_house_id;
}

/** A house with a document, which staff decide as they have read it. */
async function document(_: unknown, world: World) {
  const sent_at = world.now();
  const id = await houseWithDocument({ ...world, now: () => sent_at });
  return { id, body: { sent_at: sent_at.toISOString() } };
}

/** Inserts a guardian whose documents wait for a decision and returns the id of the proof. */
export async function waitingGuardian({ db, given, now }: Tools): Promise<string> {
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: '2015-05-01' });
  await given.guardian(child.id, { proven: false });
  const named = db.selectFrom('guardian').select('contact').where('talent_id', '=', child.id);
  const { contact } = await named.executeTakeFirstOrThrow();
  const scan = async () => given.storedFile(`${crypto.randomUUID()}.pdf`);
  const files = { file: await scan(), relation_file: await scan() };
  const sent = { kind: 'passport', state: 'waiting', sent_at: now().toISOString(), ...files } as const;
  const proven = { mailbox: contact, mobile: contact, mobile_proven_at: now().toISOString() };
  return insert(db, 'guardian_proof', { ...proven, ...sent });
}

/** A guardian whom staff decide as they have read the documents. */
async function guardian(_: unknown, world: World) {
  const sent_at = world.now();
  const id = await waitingGuardian({ ...world, now: () => sent_at });
  return { id, body: { sent_at: sent_at.toISOString() } };
}

/** A house that somebody approved for children, whose document everyone of staff has opened. */
async function approvedDocument(_: unknown, world: World) {
  const { db, given } = world;
  const { id, body } = await document(undefined, world);
  await db.updateTable('production_house').set({ verification: 'documents' }).where('id', '=', id).execute();
  const first_by = (await given.staff('moderator')).id;
  for (const one of await db.selectFrom('staff_member').select('id').execute())
    await insertStaffAct(db, new Date(body.sent_at), one, 'viewed_document', ['house', id]);
  await insert(db, 'child_grade', { production_house_id: id, reason, first_by, first_at: body.sent_at });
  return { id, body };
}

const houseForChildren = async (_: unknown, { given }: World) =>
  (await given.houseForChildren()).production_house_id;

/** Inserts a report by a talent and returns its id. */
export async function insertReport(
  { db, given, now }: Tools,
  subject: 'job' | 'house' | 'talent',
  id: string,
) {
  const report = { subject, id, reason: 'money', text: 'Asked for 500.' } as const;
  await insertSubjectReport(db, (await given.talent()).id, report, now());
  const inserted = db.selectFrom('report').select('id').where('subject_id', '=', id);
  return (await inserted.executeTakeFirstOrThrow()).id;
}
const callReport = async (_: unknown, world: World) => insertReport(world, 'job', await openCall(_, world));
const houseReport = async (_: unknown, world: World) =>
  insertReport(world, 'house', (await world.given.house()).production_house_id);

async function house(_: unknown, world: World): Promise<string> {
  const id = await houseWithDocument(world);
  await insertReport(world, 'house', id);
  return id;
}

/** Inserts a rejected casting call whose house appeals, and returns the id of the appeal. */
export async function insertAppeal({ db, given, now }: Tools): Promise<string> {
  const { id: account_id, production_house_id } = await given.house();
  const { id: job_id } = await given.job({ production_house_id, status: 'pending', rejection: reason });
  const about = { production_house_id, job_id, job_version: 1, decision: reason };
  return insert(db, 'appeal', { ...about, account_id, text: 'It is named.', sent_at: now().toISOString() });
}
const appeal = (_: unknown, world: World) => insertAppeal(world);

/** Inserts a suspension of a house that somebody else proposed, and returns its id. */
export async function insertSuspension({ db, given, now }: Tools): Promise<string> {
  const { production_house_id } = await given.house();
  const proposed = { proposed_by: (await given.staff('moderator')).id, proposed_at: now().toISOString() };
  return insert(db, 'house_suspension', { ...proposed, production_house_id, kind: 'suspension', reason });
}
const suspension = (_: unknown, world: World) => insertSuspension(world);

export const matrix: Matrix = {
  'GET /api/admin/decisions': { prepare: decision },
  'POST /api/admin/decisions/:id/take-back': { of: { decision }, owners: 'nobody' },
  'GET /api/admin/jobs/:id': { of: { waitingCall, openCall } },
  'POST /api/admin/jobs/:id/approve': { of: { waitingCall }, body: { version: 1 } },
  'POST /api/admin/jobs/:id/reject': { of: { waitingCall }, body: { version: 1, reason } },
  'POST /api/admin/jobs/:id/take-down': { of: { openCall }, body: { reason } },
  'POST /api/admin/jobs/:id/refuse': {
    of: { waitingCall, openCall },
    body: { version: 1, ground: 'fraud', reason },
  },
  'GET /api/admin/house-documents/:id': { of: { document } },
  'POST /api/admin/house-documents/:id/verify': { of: { document } },
  'POST /api/admin/house-documents/:id/verify-for-children': { of: { approved: approvedDocument } },
  'POST /api/admin/house-documents/:id/reject': { of: { document }, body: { reason } },
  'POST /api/admin/house-documents/:id/refuse': { of: { document }, body: { ground: 'fraud', reason } },
  'GET /api/admin/guardian-proofs/:id': { of: { guardian } },
  'POST /api/admin/guardian-proofs/:id/verify': { of: { guardian } },
  'POST /api/admin/guardian-proofs/:id/reject': { of: { guardian }, body: { reason } },
  'GET /api/admin/reports/:id': { of: { houseReport, callReport } },
  'POST /api/admin/reports/:id/close': { of: { callReport }, body: { outcome: 'warned', note: reason } },
  'GET /api/admin/appeals/:id': { of: { appeal } },
  'POST /api/admin/appeals/:id/answer': { of: { appeal }, body: { accepted: false, answer: reason } },
  'GET /api/admin/houses/:id': { of: { house } },
  'POST /api/admin/houses/:id/contact': { of: { house }, body: { reason } },
  'POST /api/admin/houses/:id/suspend': { of: { house }, body: { kind: 'suspension', reason } },
  'POST /api/admin/houses/:id/end-child-grade': { of: { houseForChildren }, body: { reason } },
  'POST /api/admin/suspensions/:id/confirm': { of: { suspension } },
  'POST /api/admin/suspensions/:id/end': { of: { suspension } },
};
