import { writeEmail } from '@kirdaar/contract/rules/emails';
import { STAFF_INVITATION_DAYS } from '@kirdaar/contract/rules/staff-roles';
import { z } from 'zod';
import { checkChain, containsHead } from '#features/admin/audit-log/queries.ts';
import { inviteOwner } from '#features/admin/staff-invitations/invite-staff.ts';
import { listFailedTasks } from '#features/admin/today/queries.ts';
import { retryTask } from '#features/admin/today/retry-task.ts';
import { siteOf } from '#platform/channels/email-template.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Desk = Pick<Services, 'db' | 'now' | 'config'>;

interface Outcome {
  text: string;
  /** 0: done, 1: rejected, 2: not understood. */
  exitCode: 0 | 1 | 2;
}

const usage = `Staff commands:
  npm run staff -- invite <email>          invite an owner of the staff area and print the link
  npm run staff -- verify-audit-log [end]  check that nobody changed the audit log, or that it has this end
  npm run staff -- failed-tasks            list the background tasks that failed for good
  npm run staff -- retry-task <id>         retry a failed task
  npm run staff -- templates               print the WhatsApp and SMS templates to register
  npm run staff -- demo-code               print the code that the demo staff log in with`;

export async function runStaffCommand(desk: Desk, args: string[]): Promise<Outcome> {
  const command = commandOf(desk, args);
  if (!command) return { text: usage, exitCode: 2 };
  try {
    return { text: await command(), exitCode: 0 };
  } catch (error) {
    if (error instanceof AppError) return { text: printable(error.message), exitCode: 1 };
    throw error;
  }
}

function commandOf(desk: Desk, [name, subject, ...rest]: string[]): (() => Promise<string>) | undefined {
  if (rest.length > 0) return undefined;
  if (name === 'verify-audit-log') return () => describeAuditLog(desk.db, subject);
  if (name === 'failed-tasks' && !subject) return () => describeFailedTasks(desk.db);
  if (name === 'invite' && subject) return () => printInvitation(desk, subject);
  if (name === 'retry-task' && subject) return () => retry(desk, subject);
  return undefined;
}

/** Invites an owner and returns the link, because there may be nobody yet whose email could be trusted. */
async function printInvitation(desk: Desk, typed: string): Promise<string> {
  const { success, data: email } = z.email().safeParse(writeEmail(typed));
  if (!success) throw new AppError('staff_email_invalid', { email: typed });
  const token = await inviteOwner(desk, email);
  const link = `${siteOf(desk.config).address}/admin/join#token=${token}`;
  return `Set up the login of ${email} within ${STAFF_INVITATION_DAYS} days: ${link}`;
}

async function describeAuditLog(db: Database, end?: string): Promise<string> {
  const { changed, entries, head } = await checkChain(db);
  if (changed !== null) throw new AppError('audit_log_changed', { place: changed });
  if (end !== undefined && !(await containsHead(db, end))) throw new AppError('audit_log_shortened', { end });
  return `The audit log is unchanged. Entries: ${entries}. End: ${head ?? 'none'}`;
}

async function describeFailedTasks(db: Database): Promise<string> {
  const tasks = await listFailedTasks(db);
  const lines = tasks.map(({ id, name, failed_at, tries, reason }) =>
    printable([id, name, failed_at, `tries: ${tries}`, reason ?? 'no reason'].join('  ')),
  );
  return lines.length > 0 ? lines.join('\n') : 'There are no failed tasks.';
}

async function retry(desk: Desk, id: string): Promise<string> {
  if (!z.uuid().safeParse(id).success) throw new AppError('staff_task_gone');
  return `Retrying ${await retryTask(desk, undefined, id)}.`;
}

/** Cleans text that others wrote, so that it cannot move the cursor, colour the screen or forge a line. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
