import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Language } from '@kirdaar/contract/rules/languages';
import { SESSION_DAYS } from '@kirdaar/contract/rules/limits';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { deviceOf } from '#features/accounts/sessions/device-of.ts';
import {
  deleteAccountDeletion,
  findDeletionByGuardian,
  findOtherDevice,
  findSession,
  insertDevice,
  insertSession,
  updateSessionUse,
} from '#features/accounts/sessions/queries.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export interface OpenedSession {
  /** Not stored. */
  token: string;
  /** That of the account, in which its pages are shown. */
  language: Language;
  /** Present if the account was to be deleted and is kept. */
  deletion_cancelled?: true;
}

/**
 * Opens a session of the account. An account that was to be deleted is kept, unless a child's guardian asked
 * for it. Notifies the owner of a device that is new, unless
 * it is the account's first.
 */
export async function openSession(
  services: Services,
  account_id: string,
  userAgent: string,
): Promise<OpenedSession> {
  const token = newToken();
  const device = deviceOf(userAgent);
  const opening = services.db.transaction().execute(async (db) => {
    const present = services.now();
    await rejectIfGuardianDeletes(db, account_id, present);
    const language = await insertSession(db, {
      token_hash: hashToken(token),
      account_id,
      device,
      created_at: present.toISOString(),
      ...usedAt(present),
    });
    const isKept = await deleteAccountDeletion(db, account_id);
    if (isKept) await addSecurityNotice({ ...services, db }, account_id, { kind: 'deletion-cancelled' });
    const isNew = await insertDevice(db, account_id, device);
    const isFirst = !(await findOtherDevice(db, account_id, device));
    if (isNew && !isFirst)
      await addSecurityNotice({ ...services, db }, account_id, { kind: 'new-device', device });
    return { token, language, ...(isKept && { deletion_cancelled: true as const }) };
  });
  return opening.catch((error) => {
    if (hasCode(error, RULES.ACCOUNT_REMOVED)) throw new AppError('removed_from_team');
    throw error;
  });
}

async function rejectIfGuardianDeletes(db: Database, account_id: string, present: Date) {
  const deletion = await findDeletionByGuardian(db, account_id, present);
  if (!deletion) return;
  throw new AppError('guardian_deletes_account', deletion);
}

/**
 * Returns the holder of a session token or API key that has not ended. Use extends a session of the holder's own, but
 * neither a key nor a session in which somebody else acts.
 */
export async function findActor({ db, now }: Services, token: string): Promise<Actor | undefined> {
  const session_hash = hashToken(token);
  const session = await findSession(db, session_hash, now());
  if (!session || (session.mandate_id && !session.acting)) return undefined;

  // Written once a day: a session lasts thirty days, so not every request has to wait for a write.
  const { expires_at, ...use } = usedAt(now());
  const {
    id,
    production_house_id,
    team_role,
    is_limited,
    is_suspended,
    api_scopes: scopes,
    acting,
  } = session;
  if (session.last_used_on !== use.last_used_on)
    await updateSessionUse(db, session_hash, scopes || acting ? use : { ...use, expires_at });
  const holder = { id, session_hash, scopes };
  return production_house_id && team_role
    ? { role: 'production', ...holder, production_house_id, team_role, is_limited, is_suspended }
    : { role: 'talent', ...holder, ...(acting && { acting }) };
}

function usedAt(present: Date) {
  const expiry = new Date(present.getTime() + SESSION_DAYS * DAY_MS);
  return { expires_at: expiry.toISOString(), last_used_on: dayInIndia(present) };
}
