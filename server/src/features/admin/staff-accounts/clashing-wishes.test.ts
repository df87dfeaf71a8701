import fc from 'fast-check';
import { expect } from 'vitest';
import { randomRuns } from '#testing/random-runs.ts';
import { type CallApi, test } from '#testing/test.ts';

const runs = randomRuns(12, 300);
const reason = 'Asked for money.';
const acts = [
  'owner',
  'moderator',
  'editor',
  'remove',
  'confirm',
  'reject',
  'suspend',
  'confirm suspension',
] as const;
const wish = fc.record({ who: fc.nat(4), whom: fc.nat(4), act: fc.constantFrom(...acts) });
const rounds = fc.array(fc.tuple(wish, wish), { minLength: 1, maxLength: 8 });

type Wish = (typeof wish extends fc.Arbitrary<infer T> ? T : never) & { house: string };
type Person = { id: string; token: string };

/** Sends what one of the staff wants, and returns the status of the answer. */
async function send(callApi: CallApi, staff: Person[], { who, whom, act, house }: Wish): Promise<number> {
  const [as, other] = [staff[who], staff[whom]];
  if (!as || !other) throw new Error('There are five.');
  const params = { id: other.id };
  if (act === 'remove') return (await callApi('DELETE /api/admin/staff/:id', { params }, as)).status;
  if (act === 'reject') return (await callApi('DELETE /api/admin/staff/:id/proposal', { params }, as)).status;
  if (act === 'suspend') {
    const body = { kind: 'suspension', reason } as const;
    return (await callApi('POST /api/admin/houses/:id/suspend', { params: { id: house }, body }, as)).status;
  }
  if (act === 'confirm suspension') {
    const { body } = await callApi('GET /api/admin/houses/:id', { params: { id: house } }, as);
    const id = body.house?.proposed?.id ?? crypto.randomUUID();
    return (await callApi('POST /api/admin/suspensions/:id/confirm', { params: { id } }, as)).status;
  }
  if (act !== 'confirm')
    return (await callApi('PUT /api/admin/staff/:id', { params, body: { role: act } }, as)).status;
  const { body } = await callApi('GET /api/admin/staff', {}, as);
  const proposal = body.staff?.find(({ id }) => id === other.id)?.proposal;
  const role = proposal ? proposal.role : 'owner';
  return (await callApi('POST /api/admin/staff/:id/confirm', { params, body: { role } }, as)).status;
}

interface Entry {
  staff_id: string;
  action: string;
  subject_id: string;
  details: { role: string };
}

/** Returns the roles that the audit log explains. Expects that owners gave them, two of them where one proposed. */
function replay(entries: Entry[], held: Map<string, string | undefined>) {
  const proposals = new Map<string, { by: string; role: string }>();
  for (const { staff_id, action, subject_id, details } of entries) {
    if (!/_staff(_role)?$/.test(action)) continue;
    expect([action, held.get(staff_id)]).toEqual([action, 'owner']);
    if (action === 'proposed_staff_role') proposals.set(subject_id, { by: staff_id, role: details.role });
    else held.set(subject_id, action === 'removed_staff' ? undefined : details.role);
    if (action !== 'confirmed_staff_role') continue;
    expect(proposals.get(subject_id)?.role).toBe(details.role);
    expect([proposals.get(subject_id)?.by, subject_id]).not.toContain(staff_id);
  }
  return held;
}

test(`one owner remains and every role was given by owners, whatever two of staff want at once (seed ${runs.seed})`, async ({
  callApi,
  db,
  given,
  takeEffect,
}) => {
  await fc.assert(
    fc.asyncProperty(rounds, async (history) => {
      const roles = ['owner', 'owner', 'owner', 'moderator', 'editor'] as const;
      const staff: Person[] = [];
      for (const role of roles) staff.push(await given.staff(role));
      const ids = staff.map(({ id }) => id);
      await db
        .updateTable('staff_member')
        .set({ active_since: null, owner_until: null })
        .where('id', 'not in', ids)
        .execute();
      const { production_house_id: house } = await given.house();

      const statuses: number[] = [];
      for (const pair of history) {
        statuses.push(...(await Promise.all(pair.map((one) => send(callApi, staff, { ...one, house })))));
      }
      await takeEffect();

      const log = db.selectFrom('staff_audit_entry').select(['staff_id', 'action', 'subject_id', 'details']);
      const entries = await log.where('staff_id', 'in', ids).orderBy('place').execute();
      const held = replay(entries as Entry[], new Map(ids.map((id, place) => [id, roles[place]])));
      const people = db
        .selectFrom('staff_member')
        .select(['id', 'role'])
        .where('active_since', 'is not', null);
      const active = await people.where('id', 'in', ids).execute();
      const suspensions = db.selectFrom('house_suspension').select(['proposed_by', 'confirmed_by']);
      const [suspension] = await suspensions.where('production_house_id', '=', house).execute();

      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(active.filter(({ role }) => role === 'owner')).not.toEqual([]);
      expect(new Map(active.map(({ id, role }) => [id, role]))).toEqual(
        new Map([...held].filter(([, role]) => role !== undefined)),
      );
      expect(suspension?.confirmed_by ?? 'nobody').not.toBe(suspension?.proposed_by);
    }),
    runs,
  );
});
