import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { type Confirmation, confirmOwner } from '#features/accounts/account-settings/confirm-password.ts';
import {
  findNewestExport,
  insertExport,
  updateOverdueToFailed,
} from '#features/privacy/data-exports/queries.ts';
import { gatherDataExport } from '#features/privacy/data-exports/tasks.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export async function requestExport(
  services: Services,
  { id }: Actor,
  confirmation: Confirmation,
  client: Client,
) {
  await confirmOwner(services, id, confirmation, client);
  return services.db.transaction().execute((db) => startExport({ ...services, db }, id));
}

/** Starts an export, in the caller's transaction, or returns the one of the last day unless that failed. */
export async function startExport({ db, now, queue }: Services, account_id: string) {
  const asked_at = now();
  await updateOverdueToFailed(db, account_id, asked_at);
  const next_from = new Date(asked_at.getTime() + DAY_MS).toISOString();
  const inserted = await insertExport(db, { account_id, asked_at: asked_at.toISOString(), next_from });
  if (inserted) {
    const key = `data export ${inserted.id}`;
    await queue.add(db, gatherDataExport, { data_export_id: inserted.id }, undefined, key);
  }
  const newest = await findNewestExport(db, account_id, asked_at);
  // Either one was inserted, or an existing one prevented it.
  if (!newest) throw new Error('No export was found after requesting one.');
  return newest;
}
