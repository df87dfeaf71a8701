import { STAFF_CONFIRMATION_MINUTES, STAFF_SESSION_HOURS } from '@kirdaar/contract/rules/staff-roles';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { deviceOf } from '#features/accounts/sessions/device-of.ts';
import { insertStaffAct, type StaffAct } from '#features/admin/audit-log/queries.ts';
import {
  findSelf,
  findSessionEnd,
  findStaffSession,
  insertStaffSession,
} from '#features/admin/staff-accounts/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Opens a session, which ends after its hours however much it is used, and records it as this act. */
export async function openStaffSession(
  { now }: Pick<Services, 'now'>,
  db: Database,
  staff_id: string,
  action: StaffAct['action'],
  { userAgent, ip }: Client,
) {
  const token = newToken();
  const device = deviceOf(userAgent);
  const expires_at = new Date(now().getTime() + STAFF_SESSION_HOURS * HOUR_MS).toISOString();
  await insertStaffSession(db, { token_hash: hashToken(token), staff_id, device, expires_at, now: now() });
  const staff = { ...(await findSelf(db, staff_id)), session_ends_at: expires_at };
  await insertStaffAct(db, { staff: { id: staff_id }, action, details: { device, network: ip } }, now());
  return { token, staff };
}

/** Returns the member of staff of a session token, or undefined if the session has ended. */
export async function findStaff(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<StaffActor | undefined> {
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

/** Returns who is logged in, and until when. */
export async function readSelf({ db, now }: Pick<Services, 'db' | 'now'>, actor: StaffActor) {
  const session = await findSessionEnd(db, actor.session_hash);
  const self = await findSelf(db, actor.id);
  return { ...self, session_ends_at: session?.expires_at ?? now().toISOString() };
}
