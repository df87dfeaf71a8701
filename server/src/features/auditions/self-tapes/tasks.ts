import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { tapeEmails, tapeHouseEmails } from '#features/auditions/self-tapes/emails.ts';
import { findInvitedToTape, type InvitedToTape } from '#features/auditions/self-tapes/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

interface TapeNews {
  self_tape_id: string;
  kind: keyof typeof tapeEmails | 'received' | 'declined';
}

/** Sends a notification about a self-tape, unless its content is no longer true. */
export const sendTapeEmail: Task<TapeNews> = {
  name: 'send-tape-email',
  run: async (services, { self_tape_id, kind }, id) => {
    const invited = await findInvitedToTape(services.db, self_tape_id, services.now());
    if (!invited || !isCurrent(invited, kind)) return;
    // The same event can happen again, such as a second change. A retry has the same id.
    const source = `self-tape ${kind} of ${self_tape_id}, ${id}`;
    if (kind === 'received' || kind === 'declined') {
      if (!invited.is_seen) return;
      await notifyHouse(services, invited.production_house_id, {
        source,
        template: tapeHouseEmails[kind],
        facts: { ...invited, name: applicantNameOf(invited) },
        // Many arrive in the hours before a deadline, which is followed by one email for all.
        ...(kind === 'received' && { by: ['bell', 'push'] }),
      });
      return;
    }
    await notify(services, {
      source,
      account_id: invited.talent_id,
      template: tapeEmails[kind],
      facts: invited,
      ...(kind === 'reminder' && { expires_at: invited.deadline }),
    });
  },
};

function isCurrent({ state, undecided }: InvitedToTape, kind: TapeNews['kind']): boolean {
  switch (kind) {
    case 'received':
      return undecided && (state === 'received' || state === 'received_late');
    case 'declined':
      return undecided && state === 'declined';
    case 'reminder':
      return undecided && state === 'waiting';
    default:
      return undecided && (state === 'waiting' || state === 'overdue');
  }
}
