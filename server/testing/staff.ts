import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { hashPassword } from '#features/accounts/identity/passwords.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { codeOf } from '#features/accounts/two-factor/authenticator.ts';
import { seal } from '#features/accounts/two-factor/sealed-secret.ts';
import { insertStaffMember, insertStaffSession } from '#features/admin/staff-accounts/queries.ts';
import type { Services } from '#platform/services.ts';

const HOUR_MS = 3_600_000;

let count = 0;

/** Inserts staff with a login and a session. */
export function givenStaff({ db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>) {
  /** Inserts a session that has just been confirmed. A negative duration creates an ended session. */
  async function staffSession(staff_id: string, lasts = HOUR_MS): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires_at = new Date(now().getTime() + lasts).toISOString();
    const session = { token_hash: hashToken(token), staff_id, device: 'Firefox on Linux', expires_at };
    await insertStaffSession(db, { ...session, now: now() });
    return token;
  }

  /** Inserts a member of staff; only one with a password can log in. */
  async function staff(role: StaffRole, { password }: { password?: string } = {}) {
    count += 1;
    const id = crypto.randomUUID();
    const secret = randomBytes(20);
    const email = `staff${count}@test.example`;
    const name = 'Meera Pillai';
    const password_hash = password ? await hashPassword(password) : 'no password fits';
    const sealed_secret = seal(secrets.twoFactor, id, secret);
    await insertStaffMember(db, { id, email, role, name, password_hash, sealed_secret }, now());
    return {
      id,
      email,
      name,
      token: await staffSession(id),
      codeAt: (instant: Date) => codeOf(secret, instant),
    };
  }

  return { staff, staffSession };
}
