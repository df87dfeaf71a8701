import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { newPass } from '#features/accounts/guardians/guardian-token.ts';
import { hashPassword } from '#features/accounts/identity/passwords.ts';
import { alertMissedCheckOuts } from '#features/auditions/audition-passes/tasks.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

test.for(['withdraws the consent', 'deletes the account', 'and the child delete the account'] as const)(
  'a guardian who %s during the audition is alerted when the child does not leave',
  async (act, { callApi, clock, db, deliver, given, services }) => {
    const { talent, application, job } = await given.applied({
      hasGuardian: true,
      talent: { date_of_birth: given.born(12), name: 'Mira Rao' },
    });
    const { id, contact } = await db
      .selectFrom('guardian')
      .select(['id', 'contact'])
      .where('talent_id', '=', talent.id)
      .executeTakeFirstOrThrow();
    const password_hash = await hashPassword(password);
    await db.updateTable('account').set({ password_hash }).where('id', '=', talent.id).execute();
    const slot = await given.slot(job.id, { place: 'Studio 4' });
    await given.invitation(application.id);
    await given.confirmed(application.id, slot.id);
    clock.now = new Date(slot.starts_at);
    const own = { token: await given.session(talent.id) };
    await callApi('PUT /api/user/auditions/:id/check-in', { params: { id: application.id } }, own);
    clock.now = new Date(clock.now.getTime() + 60_000);
    const body = { pass: newPass(services.secrets.links, id, clock.now), child: talent.id };
    const { status } =
      act === 'withdraws the consent'
        ? await callApi('POST /api/guardian/withdraw', { body })
        : act === 'deletes the account'
          ? await callApi('POST /api/guardian/account-deletion', { body })
          : await callApi('POST /api/user/account-deletion', { body: { password } }, own);
    await deliver();

    clock.now = new Date(Date.parse(slot.ends_at) + HOUR_MS);
    await alertMissedCheckOuts.run(services, {}, 'run');
    const alerts = await deliver();

    expect(status).toBe(200);
    expect(alerts.map(({ to }) => to)).toContain(contact);
  },
);
