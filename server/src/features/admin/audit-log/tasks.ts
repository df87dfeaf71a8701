import { findHead } from '#features/admin/audit-log/queries.ts';
import { auditEndEmail } from '#features/admin/decisions/emails.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import type { Task } from '#platform/task.ts';

/**
 * Writes the end of the staff audit log to the log of the process, and to AUDIT_EMAIL if it is set: somebody who
 * shortens the table cannot shorten these. `verify-audit-log <end>` compares.
 */
export const writeAuditEnd: Task = {
  name: 'write-audit-end',
  schedule: '7 * * * *',
  run: async (services, _, id) => {
    const { config, db, log, now } = services;
    const end = await findHead(db);
    if (!end) return;
    const at = now().toISOString();
    // Also where LOG_LEVEL leaves out other information.
    const level = config.LOG_LEVEL === 'silent' ? 'silent' : 'info';
    log.child({}, { level }).info({ audit_log_end: end }, 'the end of the staff audit log');
    const recipient = { channel: 'email', to: config.AUDIT_EMAIL ?? '', language: 'en' } as const;
    if (recipient.to) await sendSecret(services, id, auditEndEmail, { end, at }, recipient);
  },
};
