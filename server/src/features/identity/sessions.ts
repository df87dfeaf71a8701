import { SESSION_DAYS } from '@kirdaar/contract/rules/limits';
import {
  deleteExpiredSessions,
  findSession,
  insertSession,
  updateSessionExpiry,
} from '#features/identity/queries.ts';
import { hashToken, newToken } from '#features/identity/session-token.ts';
import type { Actor } from '#platform/actor.ts';
import type { Services } from '#platform/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens a session of the account and returns its token, which exists nowhere else. */
export async function openSession({ db, now }: Services, account_id: string): Promise<string> {
  const token = newToken();
  const present = now();
  await deleteExpiredSessions(db, account_id, present);
  await insertSession(db, {
    token_hash: hashToken(token),
    account_id,
    created_at: present.toISOString(),
    expires_at: expiryFrom(present).toISOString(),
  });
  return token;
}

/** The holder of a session token, or undefined when it has ended. Using a session keeps it open. */
export async function findActor({ db, now }: Services, token: string): Promise<Actor | undefined> {
  const session_hash = hashToken(token);
  const session = await findSession(db, session_hash, now());
  if (!session) return undefined;

  // Written at most once a day: a session lasts thirty days, its reader does not wait for each.
  const expiry = expiryFrom(now());
  if (expiry.getTime() - Date.parse(session.expires_at) > DAY_MS) {
    await updateSessionExpiry(db, session_hash, expiry);
  }
  const { id, production_house_id } = session;
  return production_house_id
    ? { role: 'production', id, session_hash, production_house_id }
    : { role: 'talent', id, session_hash };
}

function expiryFrom(present: Date): Date {
  return new Date(present.getTime() + SESSION_DAYS * DAY_MS);
}
