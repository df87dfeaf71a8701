import { DRAFT_DAYS } from '@kirdaar/contract/rules/limits';
import { deleteNoticesBefore } from '#features/account/queries.ts';
import { deleteCodesExpiredBefore } from '#features/codes/queries.ts';
import { welcomeLetters } from '#features/identity/letters.ts';
import {
  deleteForgottenLoginTries,
  deletePendingAccountsBefore,
  findNewcomer,
} from '#features/identity/queries.ts';
import { tell } from '#features/messages/tell.ts';
import { deleteExpiredResetTokens } from '#features/recovery/queries.ts';
import { deleteExpiredSessions } from '#features/sessions/queries.ts';
import { deleteDraftsBefore } from '#features/talent/queries.ts';
import type { Task } from '#platform/queue.ts';
import { deleteEndedCounts } from '#platform/rate-limit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Welcomes whoever opened an account. */
export const sendWelcome: Task<{ account_id: string }> = {
  name: 'send-welcome',
  run: async (services, { account_id }) => {
    const newcomer = await findNewcomer(services.db, account_id);
    if (!newcomer) return;
    const { role, name } = newcomer;
    const source = `welcome of ${account_id}`;
    await tell(services, { source, account_id, letter: welcomeLetters[role], facts: { name } });
  },
};

/** Forgets what nobody came back for: registrations, codes, sessions, tokens, drafts and counts whose time is over. */
export const forgetExpired: Task = {
  name: 'forget-expired',
  schedule: '7 * * * *',
  run: async ({ db, now }) => {
    const present = now();
    const yesterday = new Date(present.getTime() - DAY_MS);
    await deletePendingAccountsBefore(db, yesterday);
    await deleteCodesExpiredBefore(db, yesterday);
    await deleteExpiredSessions(db, present);
    await deleteExpiredResetTokens(db, present);
    await deleteNoticesBefore(db, new Date(present.getTime() - 7 * DAY_MS));
    await deleteDraftsBefore(db, new Date(present.getTime() - DRAFT_DAYS * DAY_MS));
    await deleteForgottenLoginTries(db, present);
    await deleteEndedCounts({ db, now });
  },
};
