import type { Joining } from '@kirdaar/contract/team';
import { insertHouseEvent } from '#features/house-history/queries.ts';
import { hashNewPassword } from '#features/identity/hash-new-password.ts';
import { insertAccount } from '#features/identity/queries.ts';
import { removePendingAccount } from '#features/identity/register-account.ts';
import { hashToken } from '#features/identity/session-token.ts';
import { openSession } from '#features/identity/sessions.ts';
import { readStoredHouse } from '#features/identity/stored-house.ts';
import { findInvitationOfToken, takeInvitation } from '#features/team/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Client } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

/** What the token of a letter invites to. */
export async function readInvitation({ db, now }: Services, token: string) {
  const invitation = await findInvitationOfToken(db, hashToken(token), now());
  if (!invitation) throw hasEnded();
  return invitation;
}

/**
 * Makes the account of whoever was invited, once, and logs it in. The letter proves the address, as a code would.
 */
export async function joinTeam(services: Services, { token, name, password }: Joining, client: Client) {
  const { email } = await readInvitation(services, token);
  const password_hash = await hashNewPassword(services, password, { email, mobile: null, name }, 'password');
  const verified_at = services.now().toISOString();

  const account_id = await services.db.transaction().execute(async (db) => {
    const invitation = await takeInvitation(db, hashToken(token), services.now());
    if (!invitation) throw hasEnded();
    await removePendingAccount(db, 'production', invitation.email);
    const account = await insertAccount(db, {
      ...invitation,
      role: 'production',
      display_name: name,
      password_hash,
      came_by_invitation: true,
      verified_at,
    });
    if (!account) throw new Refusal(409, 'This email address already has an account. Please log in.');
    const { production_house_id, team_role } = invitation;
    const joined = { act: 'member_joined', member_id: account.id, team_role } as const;
    await insertHouseEvent(db, { id: account.id, production_house_id }, services.now(), joined);
    return account.id;
  });
  return {
    token: await openSession(services, account_id, client.userAgent),
    production_house: await readStoredHouse(services.db, account_id),
  };
}

function hasEnded() {
  return new Refusal(
    404,
    'This invitation was used, was withdrawn or is too old. Whoever sent it can send a new one.',
  );
}
