import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/test.ts';

const DAY = 86_400_000;
const reason = 'Talent told us that they were asked for a fee.';

const it = test.extend<{
  invite: (owner: { id: string }, role?: StaffRole) => Promise<{ id: string; token: string }>;
  confirms: (first: { token: string }, second: { token: string }) => Promise<unknown>;
}>({
  /** A colleague who has joined by an invitation of this owner. */
  invite: async ({ clock, db, given }, use) => {
    await use(async ({ id: invited_by }, role = 'moderator') => {
      const { id } = await given.staff(role);
      const invited_at = clock.now.toISOString();
      await db.updateTable('staff_member').set({ invited_by, invited_at }).where('id', '=', id).execute();
      return { id, token: await given.staffSession(id, 60 * DAY) };
    });
  },
  /** Suspends a new house by two people, and returns the error code of the second. */
  confirms: async ({ callApi, given }, use) => {
    await use(async (first, second) => {
      const params = { id: (await given.house()).production_house_id };
      const body = { kind: 'suspension', reason } as const;
      await callApi('POST /api/admin/houses/:id/suspend', { params, body }, first);
      const { proposed } = (await callApi('GET /api/admin/houses/:id', { params }, first)).body.house;
      const suspension = { params: { id: proposed?.id ?? '' } };
      const confirmed = await callApi('POST /api/admin/suspensions/:id/confirm', suspension, second);
      return confirmed.status === 200 ? 'confirmed' : confirmed.body.code;
    });
  },
});

it('rejects a second person whom the first invited, the other way round, and who shares the inviter', async ({
  confirms,
  given,
  invite,
}) => {
  const owner = await given.staff('owner');
  const [invited, sibling] = [await invite(owner, 'owner'), await invite(owner)];
  const ofInvited = await invite(invited);
  const other = await given.staff('moderator');

  expect([
    await confirms(owner, invited),
    await confirms(invited, owner),
    await confirms(invited, sibling),
    await confirms(ofInvited, owner),
  ]).toEqual(Array(4).fill('second_person_dependent'));
  expect([await confirms(owner, other), await confirms(other, invited)]).toEqual(['confirmed', 'confirmed']);
});

it('lets both confirm for each other 30 days after the invitation', async ({
  clock,
  confirms,
  given,
  invite,
}) => {
  const { id } = await given.staff('owner');
  const invited = await invite({ id });

  clock.now = new Date(clock.now.getTime() + 30 * DAY);
  const owner = { token: await given.staffSession(id) };
  const colleague = { token: await given.staffSession(invited.id) };

  expect([await confirms(owner, colleague), await confirms(colleague, owner)]).toEqual([
    'confirmed',
    'confirmed',
  ]);
});

it('holds in the database for whatever takes two people', async ({ clock, db, given, invite }) => {
  const owner = await given.staff('owner');
  const invited = await invite(owner);
  const present = clock.now.toISOString();
  const suspension = {
    production_house_id: (await given.house()).production_house_id,
    ...{ kind: 'ban' as const, reason, proposed_by: owner.id, proposed_at: present, confirmed_at: present },
  };

  for (const confirmed_by of [owner.id, invited.id])
    await expect(
      db
        .insertInto('house_suspension')
        .values({ ...suspension, confirmed_by })
        .execute(),
    ).rejects.toMatchObject({ code: RULES.NO_SECOND_PERSON });
});
