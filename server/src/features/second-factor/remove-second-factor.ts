import { addNotice } from '#features/account/add-notice.ts';
import { confirmPassword } from '#features/account/confirm-password.ts';
import { deleteSecondFactor, findActiveFactor } from '#features/second-factor/queries.ts';
import { takeCode, wrongCode } from '#features/second-factor/take-code.ts';
import { deleteOtherSessions } from '#features/sessions/queries.ts';
import type { Actor } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Client } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

/** Turns two-step login off, for whoever could log in. */
export async function removeSecondFactor(
  services: Services,
  { id, session_hash }: Actor,
  { password, code }: { password: string; code: string },
  client: Client,
) {
  await confirmPassword(services, id, password, 'password');
  const factor = await findActiveFactor(services.db, id);
  if (!factor) throw new Refusal(409, 'Two-step login is off already.');
  if (!(await takeCode(services, factor, code, client))) throw wrongCode();
  await services.db.transaction().execute(async (db) => {
    await deleteSecondFactor(db, id);
    await deleteOtherSessions(db, id, session_hash);
    await addNotice({ ...services, db }, id, { kind: 'second-factor-removed' });
  });
}
