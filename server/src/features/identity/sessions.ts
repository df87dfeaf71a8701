import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { SESSION_DAYS } from '@kirdaar/contract/rules/limits';
import { addNotice } from '#features/account/add-notice.ts';
import { hashToken, newToken } from '#features/identity/session-token.ts';
import { deviceOf } from '#features/sessions/device-of.ts';
import {
  findOtherDevice,
  findSession,
  insertDevice,
  insertSession,
  updateSessionUse,
} from '#features/sessions/queries.ts';
import type { Actor } from '#platform/actor.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const WAS_REMOVED = 'KD241';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Opens a session of the account and returns its token, which exists nowhere else. A device that is
 * not the account's first, nor one of those it knows, is told to the owner.
 */
export async function openSession(
  services: Services,
  account_id: string,
  userAgent: string,
): Promise<string> {
  const token = newToken();
  const device = deviceOf(userAgent);
  const opening = services.db.transaction().execute(async (db) => {
    const present = services.now();
    await insertSession(db, {
      token_hash: hashToken(token),
      account_id,
      device,
      created_at: present.toISOString(),
      ...usedAt(present),
    });
    const isNew = await insertDevice(db, account_id, device);
    const isFirst = !(await findOtherDevice(db, account_id, device));
    if (isNew && !isFirst) await addNotice({ ...services, db }, account_id, { kind: 'new-device', device });
  });
  await opening.catch((error) => {
    if (hasCode(error, WAS_REMOVED)) throw new Refusal(403, 'You are no longer in this team.');
    throw error;
  });
  return token;
}

/** The holder of a session token, or undefined when it has ended. Using a session keeps it open. */
export async function findActor({ db, now }: Services, token: string): Promise<Actor | undefined> {
  const session_hash = hashToken(token);
  const session = await findSession(db, session_hash, now());
  if (!session) return undefined;

  // Written once a day: a session lasts thirty days, its reader does not wait for each.
  const use = usedAt(now());
  if (session.last_used_on !== use.last_used_on) await updateSessionUse(db, session_hash, use);
  const { id, production_house_id, team_role } = session;
  return production_house_id && team_role
    ? { role: 'production', id, session_hash, production_house_id, team_role }
    : { role: 'talent', id, session_hash };
}

function usedAt(present: Date) {
  const expiry = new Date(present.getTime() + SESSION_DAYS * DAY_MS);
  return { expires_at: expiry.toISOString(), last_used_on: dayInIndia(present) };
}
