import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { findInvited } from '#features/auditions/audition-invitations/queries.ts';
import {
  missedCheckOutEmail,
  missedCheckOutHouseEmail,
  missedCheckOutMessage,
} from '#features/auditions/audition-passes/emails.ts';
import { insertMissedCheckOuts, listGuardiansAt } from '#features/auditions/audition-passes/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import type { Task } from '#platform/task.ts';

/** Alerts once about each child who has not checked out half an hour after the audition. */
export const alertMissedCheckOuts: Task = {
  name: 'alert-missed-check-outs',
  schedule: '* * * * *',
  run: async ({ db, now, queue }) => {
    await db.transaction().execute(async (trx) => {
      for (const missed of await insertMissedCheckOuts(trx, now()))
        await queue.add(trx, sendMissedCheckOut, missed);
    });
  },
};

/** Tells the guardians, the house, and the contact at the venue by text message. */
export const sendMissedCheckOut: Task<{ application_id: string }> = {
  name: 'send-missed-check-out',
  run: async (services, { application_id }, id) => {
    const { db, now, config } = services;
    const invited = await findInvited(db, application_id, now());
    const { starts_at, place, contact_phone } = invited ?? {};
    if (!invited || !starts_at || !place || invited.left_at) return;
    const has_arrived = invited.arrived_at !== null;
    const { job_id, title, talent_id: account_id, production_house_id, safety_number: number } = invited;
    const facts = { job_id, title, name: applicantNameOf(invited), starts_at, place, number, has_arrived };
    const source = `missed check-out of ${application_id} at ${starts_at}`;
    const told = { source, account_id, template: missedCheckOutEmail, facts };
    for (const { id } of await listGuardiansAt(db, account_id, invited.arrived_at ?? starts_at))
      await notify(services, id ? { ...told, guardian: { id } } : told);
    await notifyHouse(services, production_house_id, { source, template: missedCheckOutHouseEmail, facts });
    const to = writeMobile(contact_phone ?? '');
    if (to && isChannelAvailable(config, 'sms'))
      await sendSecret(services, id, missedCheckOutMessage, facts, { channel: 'sms', to, language: 'en' });
  },
};
