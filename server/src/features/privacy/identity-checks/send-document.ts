import { requireGuardian } from '#features/accounts/guardians/guardianship.ts';
import { findRunning, lockTalent } from '#features/billing/plans/queries.ts';
import { deleteOpenBadge, findBadgeCheck, insertCheck } from '#features/privacy/identity-checks/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/** Sends staff an identity document for the verified badge, which needs a plan, in place of one that waits. */
export async function sendBadgeDocument(
  services: Services,
  account_id: string,
  scan: ReceivedFile | undefined,
) {
  const { now } = services;
  if (!scan) throw AppError.field('document', 'file_required');
  await requireGuardian(services, account_id);
  if ((await findBadgeCheck(services.db, account_id)).state === 'done')
    throw new AppError('identity_checked_already');
  if (!(await findRunning(services.db, account_id, now()))) throw new AppError('badge_needs_plan');
  await withCleanup(services, async (files) => {
    const sent = { field: 'document', accepted: 'scan', path: scan.path, owner: account_id } as const;
    const { file } = await prepareFile(services, sent, files);
    await services.db.transaction().execute(async (db) => {
      // Of several sent at once, the last one waits.
      await lockTalent(db, account_id);
      files.push((await deleteOpenBadge(db, account_id))?.file);
      const check = { account_id, kind: 'badge', file, proposed_at: now().toISOString() };
      if (!(await insertCheck(db, check))) throw new AppError('identity_check_open_already');
    });
  });
}
