import { addDays, DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MIN_SHOWN_SECONDS } from '@kirdaar/contract/rules/staff-decisions';
import { expect } from 'vitest';
import { endVerifications } from '#features/admin/document-reviews/tasks.ts';
import { pdf } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { newEmail } from '#testing/registrations.ts';
import { test as base } from '#testing/test.ts';

const reason = 'Its films with children are known.';
const open = 'GET /api/admin/house-documents/:id';
const confirm = 'POST /api/admin/house-documents/:id/verify-for-children';

const test = base.extend('asking', async ({ callApi, clock, given, withoutOpenings: _none }) => {
  const house = await given.house();
  const params = { id: house.production_house_id };
  const send = async (for_children = true) => {
    const body = { kind: 'gst_certificate', for_children } as const;
    return callApi('POST /api/production/documents', { body, files: { document: [await pdf()] } }, house);
  };
  await send();
  const child = await given.talent({ date_of_birth: given.born(9) });
  const mother = newEmail();
  await given.guardian(child.id, { mobile: null, email: mother, contact: mother });
  const [one, other] = [await given.staff('moderator'), await given.staff('owner')];
  const sent_at = clock.now.toISOString();
  const approve = async (as: Caller, more: { valid_until?: string } = {}) =>
    callApi(
      'POST /api/admin/house-documents/:id/verify',
      { params, body: { sent_at, children_reason: reason, ...more } },
      as,
    );
  return {
    house,
    child: { ...child, mother },
    one,
    other,
    send,
    approve,
    /** Opens the document and looks at it for long enough. */
    open: async (as: Caller) => {
      const read = await callApi(open, { params }, as);
      clock.now = new Date(clock.now.getTime() + MIN_SHOWN_SECONDS * 1000);
      return read;
    },
    confirm: (as: Caller) => callApi(confirm, { params, body: { sent_at } }, as),
    seesChild: async () =>
      (await callApi('GET /api/profiles/:id', { params: { id: child.id } }, house)).status === 200,
    state: async () => (await callApi('GET /api/production/documents', {}, house)).body.verification,
  };
});

test('two members of staff who opened the document verify a house for children', async ({
  asking: { house, one, other, approve, open, confirm, seesChild, state },
  callApi,
  clock,
  db,
  given,
  takeEffect,
}) => {
  const unopened = await approve(one);
  await open(one);
  const first = await approve(one);
  const afterFirst = (await takeEffect()).map(({ subject }) => subject);
  const halfway = [await seesChild(), await state()];
  const { items } = (await callApi('GET /api/admin/today', {}, other)).body;
  const files = db.selectFrom('media_file').select('name');
  const kept = await files.execute();
  const bySame = await confirm(one);
  const unread = await confirm(other);
  const read = await open(other);
  const invited = await given.staff('moderator');
  const invitation = { invited_by: one.id, invited_at: clock.now.toISOString() };
  await db.updateTable('staff_member').set(invitation).where('id', '=', invited.id).execute();
  await open(invited);
  const byInvited = await confirm(invited);
  const second = await confirm(other);
  const early = await seesChild();
  const afterSecond = (await takeEffect()).map(({ subject }) => subject);
  const entries = await db
    .selectFrom('staff_audit_entry')
    .select(['action', 'staff_id'])
    .where('subject_id', '=', house.production_house_id)
    .where('action', 'like', '%for_children')
    .orderBy('place')
    .execute();

  expect([unopened.body.code, first.status]).toEqual(['item_not_opened', 200]);
  expect(afterFirst).toEqual(['Your production house is verified']);
  expect(halfway).toEqual([
    false,
    expect.objectContaining({ verified: true, for_children: 'waiting', state: 'waiting' }),
  ]);
  expect(items).toMatchObject([
    { kind: 'document', title: `GST certificate: verify for children, approved first by ${one.name}` },
  ]);
  expect(kept).toHaveLength(1);
  expect([bySame.body.code, unread.body.code]).toEqual(['second_person_required', 'item_not_opened']);
  expect(byInvited.body.code).toBe('second_person_dependent');
  expect(read.body.document.first_approval).toEqual({ by: one.name, reason, is_mine: false });
  expect([second.status, early]).toEqual([200, false]);
  expect(afterSecond).toEqual(['Your production house is verified for children']);
  expect([await seesChild(), await state()]).toEqual([
    true,
    expect.objectContaining({ verified: true, for_children: 'granted', may_send: false }),
  ]);
  expect(await files.execute()).toEqual([]);
  expect(entries).toEqual([
    { action: 'approved_for_children', staff_id: one.id },
    { action: 'verified_for_children', staff_id: other.id },
  ]);
});

test('a rejected or replaced document takes the first approval with it', async ({
  asking: { one, other, send, approve, open, confirm, seesChild, state },
  callApi,
  clock,
  takeEffect,
  asking,
}) => {
  await open(one);
  await approve(one);
  await takeEffect();
  await open(other);
  await send();
  const sent_at = clock.now.toISOString();
  const replaced = await confirm(other);
  await open(one);
  const params = { id: asking.house.production_house_id };
  const body = { sent_at, reason: 'Not a house of films.' };
  await callApi('POST /api/admin/house-documents/:id/reject', { params, body }, one);
  await takeEffect();

  expect(replaced.status).toBe(409);
  expect([await seesChild(), await state()]).toEqual([
    false,
    expect.objectContaining({ verified: true, for_children: 'none', state: 'rejected', may_send: true }),
  ]);
});

test('a house verified by documents sends one again only to be verified for children', async ({
  asking: { one, approve, open, send, state },
  callApi,
  clock,
  given,
  takeEffect,
}) => {
  const house = await given.house({ verification: 'documents' });
  const body = { kind: 'pan_card', for_children: false } as const;
  const files = { document: [await pdf()] };

  const plain = await callApi('POST /api/production/documents', { body, files }, house);
  const asked = await callApi(
    'POST /api/production/documents',
    { body: { ...body, for_children: true }, files: { document: [await pdf()] } },
    house,
  );
  await open(one);
  await approve(one, { valid_until: addDays(dayInIndia(clock.now), 400) });
  await takeEffect();

  expect([plain.body.code, asked.status]).toEqual(['house_already_verified', 200]);
  expect((await send(false)).body.code).toBe('house_already_verified');
  expect(await state()).toMatchObject({ for_children: 'waiting' });
});

test.for(['the last day of its document', 'the end by staff', 'the end of its verification'])(
  'a house sees and casts no children after %s, and it, the child and the guardian are told',
  async (way, {
    asking: { house, child, one, other, ...asking },
    callApi,
    clock,
    db,
    deliver,
    given,
    services,
    takeEffect,
  }) => {
    await asking.open(one);
    await asking.approve(one, { valid_until: addDays(dayInIndia(clock.now), 32) });
    await takeEffect();
    await asking.open(other);
    await asking.confirm(other);
    await takeEffect();
    const { production_house_id } = house;
    const { id } = await given.job({ production_house_id, age_range: '8-10' });
    await given.application({ talent_id: child.id, job_id: id });
    const grown = await given.talent();
    await given.application({ talent_id: grown.id, job_id: id });
    const before = await asking.seesChild();

    if (way === 'the end by staff') {
      const params = { id: production_house_id };
      const body = { reason: 'Two reports of long working days.' };
      await callApi('GET /api/admin/houses/:id', { params }, one);
      clock.now = new Date(clock.now.getTime() + MIN_SHOWN_SECONDS * 1000);
      await callApi('POST /api/admin/houses/:id/end-child-grade', { params, body }, one);
      clock.now = new Date(clock.now.getTime() + 10_000);
    } else {
      // A later document of the same house does not carry the grade on.
      if (way === 'the last day of its document')
        await db.updateTable('production_house').set({ verified_until: null }).execute();
      clock.now = new Date(clock.now.getTime() + 34 * DAY_MS);
      await endVerifications.run(services, {}, way);
    }
    const sent = await deliver();
    const told = sent.filter(({ to }) => to === house.email);
    const toldThat = (text: RegExp) =>
      sent.flatMap(({ to, subject }) => (text.test(subject) ? [to] : [])).toSorted();
    const job = await callApi('GET /api/production/jobs/:id', { params: { id } });
    const again = await given.job({ production_house_id, age_range: '8-10' }).catch(({ code }) => code);

    expect([before, await asking.seesChild()]).toEqual([true, false]);
    expect(told.map(({ subject }) => subject)).toEqual([
      way === 'the end of its verification'
        ? 'Your verification has ended'
        : 'You are no longer verified for children',
    ]);
    const family = [child.email, child.mother];
    expect(toldThat(/can no longer see .+’s application/)).toEqual(family.toSorted());
    expect(toldThat(/Casting call removed: /)).toEqual([...family, grown.email].toSorted());
    expect([job.status, again]).toEqual([404, 'KD270']);
  },
);
