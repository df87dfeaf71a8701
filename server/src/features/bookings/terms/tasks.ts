import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { notifyTalent } from '#features/bookings/holds/notify-talent.ts';
import {
  noBackupEmail,
  termsChangedEmail,
  termsKeptEmail,
  termsSignedEmail,
} from '#features/bookings/terms/emails.ts';
import { passOnTerms } from '#features/bookings/terms/offer-next-backup.ts';
import { findTermsForEmail } from '#features/bookings/terms/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Database } from '#platform/database/database.ts';
import type { Task } from '#platform/task.ts';

const houseEmails = { signed: termsSignedEmail, kept: termsKeptEmail, 'no backup': noBackupEmail } as const;

/**
 * Tells the talent of a changed version that waits for a signature, and the house of one that was signed or rejected,
 * or that no backup could be offered.
 */
export const sendTermsEmail: Task<{ terms_id: string; outcome?: 'kept' | 'no backup' }> = {
  name: 'send-terms-email',
  run: async (services, { terms_id, outcome }) => {
    const facts = await findTermsForEmail(services.db, terms_id, services.now());
    if (!facts || (facts.ended_at && !outcome)) return;
    if (!facts.sealed_at && !outcome)
      await notifyTalent(services, {
        source: `terms ${terms_id} changed`,
        account_id: facts.talent_id,
        template: termsChangedEmail,
        facts,
      });
    else if (facts.is_seen)
      await notifyHouse(services, facts.production_house_id, {
        source: `terms ${terms_id} ${outcome ?? 'signed'}`,
        template: houseEmails[outcome ?? 'signed'],
        facts: { ...facts, name: applicantNameOf(facts) },
      });
  },
};

/** Offers the next backup the same terms, once for each offer that was declined or not answered in time. */
export const offerNextBackups: Task = {
  name: 'offer-next-backups',
  schedule: '* * * * *',
  run: async (services) => {
    const passOn = async (db: Database) => {
      const passed = await passOnTerms({ ...services, db });
      if (passed?.hasNoBackup)
        await services.queue.add(db, sendTermsEmail, { terms_id: passed.terms_id, outcome: 'no backup' });
      return passed;
    };
    while (await services.db.transaction().execute(passOn));
  },
};
