import type { StaffAction } from '@kirdaar/contract/admin/audit-log';
import { HOUR_MS, MINUTE_MS } from '@kirdaar/contract/rules/calendar';
import { STAFF_CONFIRMATION_MINUTES, STAFF_SESSION_HOURS } from '@kirdaar/contract/rules/staff-roles';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { deviceOf } from '#features/accounts/sessions/device-of.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findSelf, findStaffSession, insertStaffSession } from '#features/admin/staff-accounts/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Opens a session, which ends after its hours however much it is used, and records it as this act. */
export async function openStaffSession(
  { now }: Pick<Services, 'now'>,
  db: Database,
  staff_id: string,
  action: StaffAction,
  { userAgent, ip }: Client,
) {
  const token = newToken();
  const device = deviceOf(userAgent);
  const expires_at = new Date(now().getTime() + STAFF_SESSION_HOURS * HOUR_MS).toISOString();
  await insertStaffSession(db, { token_hash: hashToken(token), staff_id, device, expires_at, now: now() });
  const staff = await findSelf(db, hashToken(token));
  await insertStaffAct(db, now(), staff, action, [], { device, network: ip });
  return { token, staff };
}

export async function findStaff({ db, now }: Services, token: string): Promise<StaffActor | undefined> {
  const session_hash = hashToken(token);
  const found = await findStaffSession(db, session_hash, now());
  if (!found) return undefined;
  const { confirmed_at, ...staff } = found;
  const confirmedFor = now().getTime() - new Date(confirmed_at).getTime();
  return {
    role: 'staff',
    ...staff,
    session_hash,
    is_confirmed: confirmedFor <= STAFF_CONFIRMATION_MINUTES * MINUTE_MS,
  };
}
