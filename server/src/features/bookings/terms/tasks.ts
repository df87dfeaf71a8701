import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { notifyTalent } from '#features/bookings/holds/notify-talent.ts';
import { termsChangedEmail, termsKeptEmail, termsSignedEmail } from '#features/bookings/terms/emails.ts';
import { passOnTerms } from '#features/bookings/terms/offer-next-backup.ts';
import { findTermsForEmail } from '#features/bookings/terms/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

/** Tells the talent of a changed version that waits for a signature, and the house of one that was signed or rejected. */
export const sendTermsEmail: Task<{ terms_id: string; kept?: boolean }> = {
  name: 'send-terms-email',
  run: async (services, { terms_id, kept = false }) => {
    const facts = await findTermsForEmail(services.db, terms_id, services.now());
    if (!facts || (facts.ended_at && !kept)) return;
    if (!facts.sealed_at && !kept)
      await notifyTalent(services, {
        source: `terms ${terms_id} changed`,
        account_id: facts.talent_id,
        template: termsChangedEmail,
        facts,
      });
    else if (facts.is_seen)
      await notifyHouse(services, facts.production_house_id, {
        source: `terms ${terms_id} ${kept ? 'kept' : 'signed'}`,
        template: kept ? termsKeptEmail : termsSignedEmail,
        facts: { ...facts, name: applicantNameOf(facts) },
      });
  },
};

/** Offers the next backup the same terms, once for each offer that was declined or not answered in time. */
export const offerNextBackups: Task = {
  name: 'offer-next-backups',
  schedule: '* * * * *',
  run: async (services) => {
    let found: boolean;
    do {
      found = await services.db.transaction().execute((db) => passOnTerms({ ...services, db }));
    } while (found);
  },
};
