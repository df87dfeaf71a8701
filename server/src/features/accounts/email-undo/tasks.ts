import { undoLinkEmail } from '#features/accounts/email-undo/emails.ts';
import { findEmailChange } from '#features/accounts/email-undo/queries.ts';
import { derivedTokenOf } from '#features/accounts/identity/derived-token.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Task } from '#platform/task.ts';

/** Sends the link that restores the old email, unless it was used meanwhile. */
export const sendUndoLink: Task<{ change_id: string }> = {
  name: 'send-undo-link',
  retryPolicy: A_DAY,
  run: async (services, { change_id }, id) => {
    const change = await findEmailChange(services.db, change_id);
    const token =
      change && derivedTokenOf(services.secrets.links, 'undo email', { ...change, seed: change.id });
    if (!token) return;
    const { old_email: to, changed_at, language } = change;
    await sendSecret(services, id, undoLinkEmail, { token, changed_at }, { channel: 'email', to, language });
  },
};
