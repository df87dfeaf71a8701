import { z } from 'zod';
import { findJobStatus, updateJobToApproved } from '#features/staff/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Opens a call that waits for staff, and says so; approving it again is no harm. */
export async function approveJob({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<string> {
  const isId = z.uuid().safeParse(id).success;
  const approved = isId && (await updateJobToApproved(db, id, now()));
  if (approved) return `Approved: ${approved.title} is open now.`;

  const job = isId && (await findJobStatus(db, id));
  if (!job) throw new Refusal(404, `There is no call ${id}.`);
  return `Nothing to do: ${job.title} does not wait, it is ${job.status}.`;
}
