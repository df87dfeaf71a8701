import { z } from 'zod';
import { findJobStatus, updateJobToApproved } from '#features/admin/staff-commands/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Approves a pending casting call and returns a confirmation. Idempotent. */
export async function approveJob({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<string> {
  const isId = z.uuid().safeParse(id).success;
  const approved = isId && (await updateJobToApproved(db, id, now()));
  if (approved) return `Approved: ${approved.title} is now open.`;

  const job = isId && (await findJobStatus(db, id));
  if (!job) throw new AppError('job_not_found');
  return `Nothing to do: ${job.title} does not await approval. Its status is ${job.status}.`;
}
