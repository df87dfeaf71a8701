import { dayInIndia, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { mandateKinds } from '@kirdaar/contract/rules/representation';
import { readStoredTalent } from '#features/accounts/identity/log-in.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { deviceOf } from '#features/accounts/sessions/device-of.ts';
import { insertSession } from '#features/accounts/sessions/queries.ts';
import { findActiveMandate, insertGuardianMandates } from '#features/representation/acting/queries.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const ACTING_HOURS = 12;

/** Opens a session in which the holder of a mandate acts for its talent. It depends on the holder's own session. */
export async function openActing(services: Services, actor: TalentActor, mandate: string, userAgent: string) {
  const { db, now } = services;
  const present = now();
  await insertGuardianMandates(db, actor.id, present);
  // A member acts for the clients of the agency, not for the children or the agencies of who owns its account.
  const kinds = actor.acting ? (['agency'] as const) : mandateKinds;
  const found = await findActiveMandate(db, actor.id, mandate, kinds, present);
  if (!found) throw new AppError('mandate_not_found');
  const { talent_id, kind } = found;
  // A member can do no more for a client than for the agency.
  const scopes = found.scopes.filter(
    (scope) => actor.acting?.every((outer) => outer.scopes.includes(scope)) ?? true,
  );
  const token = newToken();
  await insertSession(db, {
    token_hash: hashToken(token),
    account_id: talent_id,
    device: deviceOf(userAgent),
    mandate_id: mandate,
    holder_session: actor.session_hash,
    created_at: present.toISOString(),
    last_used_on: dayInIndia(present),
    expires_at: new Date(present.getTime() + ACTING_HOURS * HOUR_MS).toISOString(),
  });
  return { token, kind, scopes, user: await readStoredTalent(services, talent_id) };
}
