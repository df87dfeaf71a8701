import { writeEmail } from '@kirdaar/contract/rules/identity-numbers';
import { STAFF_INVITATION_DAYS } from '@kirdaar/contract/rules/staff-roles';
import { z } from 'zod';
import { checkChain, containsHead } from '#features/admin/audit-log/queries.ts';
import { inviteOwner } from '#features/admin/staff-invitations/invite-staff.ts';
import { siteOf } from '#platform/channels/email-template.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Invites an owner and returns the link, because there may be nobody yet whose email could be trusted. */
export async function printInvitation(
  desk: Pick<Services, 'db' | 'now' | 'config'>,
  typed: string,
): Promise<string> {
  const { success, data: email } = z.email().safeParse(writeEmail(typed));
  if (!success) throw new AppError('staff_email_invalid', { email: typed });
  const token = await inviteOwner(desk, email);
  const link = `${siteOf(desk.config).address}/admin/join#token=${token}`;
  return `Set up the login of ${email} within ${STAFF_INVITATION_DAYS} days: ${link}`;
}

/** Checks the audit log, and whether it still contains the end that an earlier check printed. */
export async function describeAuditLog(db: Database, end?: string): Promise<string[]> {
  const { changed, entries, head } = await checkChain(db);
  if (changed !== null) throw new AppError('audit_log_changed', { place: changed });
  if (end !== undefined && !(await containsHead(db, end))) throw new AppError('audit_log_shortened', { end });
  return [`The audit log is unchanged. Entries: ${entries}. End: ${head ?? 'none'}`];
}
