import { confirmPassword } from '#features/account/confirm-password.ts';
import { findNewestExport, insertExport, updateOverdueToFailed } from '#features/data-exports/queries.ts';
import { gatherDataExport } from '#features/data-exports/tasks.ts';
import type { Actor } from '#platform/actor.ts';
import type { Services } from '#platform/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Has all that is held on an account gathered, for whoever knows its password, and returns the export: the one of
 * the last day, if there is one that did not fail.
 */
export async function askForExport(services: Services, { id: account_id }: Actor, password: string) {
  await confirmPassword(services, account_id, password, 'password');
  const { now, queue } = services;
  return services.db.transaction().execute(async (db) => {
    const asked_at = now();
    await updateOverdueToFailed(db, account_id, asked_at);
    const next_from = new Date(asked_at.getTime() + DAY_MS).toISOString();
    const asked = await insertExport(db, { account_id, asked_at: asked_at.toISOString(), next_from });
    if (asked) {
      const key = `data export ${asked.id}`;
      await queue.add(db, gatherDataExport, { data_export_id: asked.id }, undefined, key);
    }
    const newest = await findNewestExport(db, account_id, asked_at);
    // One was added, or another stood in its way.
    if (!newest) throw new Error('There is no export although one was asked for.');
    return newest;
  });
}
