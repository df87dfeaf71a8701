import type { Joining } from '@kirdaar/contract/houses/team';
import { openHouseLogin } from '#features/accounts/identity/log-in.ts';
import { hashNewPassword } from '#features/accounts/identity/passwords.ts';
import {
  deletePendingAccounts,
  insertAccount,
  insertRegistrationConsent,
} from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { SettingRequest } from '#features/accounts/one-time-codes/code-browser.ts';
import { updateLimits } from '#features/accounts/visible-projects/queries.ts';
import { insertHouseEvent } from '#features/houses/audit-log/queries.ts';
import { claimTeamInvitation, findTeamInvitationByToken } from '#features/houses/team/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readTeamInvitation({ db, now }: Services, token: string) {
  const invitation = await findTeamInvitationByToken(db, hashToken(token), now());
  if (!invitation) throw new AppError('team_invitation_ended');
  return invitation;
}

/** Creates the account of an invited person, once, and logs it in. The token proves the email address. */
export async function joinTeam(
  services: Services,
  { token, name, password, consent_version }: Joining,
  request: SettingRequest,
) {
  const { client } = request;
  const { email } = await readTeamInvitation(services, token);
  const password_hash = await hashNewPassword(services, password, { email, mobile: null, name }, 'password');
  const verified_at = services.now().toISOString();

  const account_id = await services.db.transaction().execute(async (db) => {
    const invitation = await claimTeamInvitation(db, hashToken(token), services.now());
    if (!invitation) throw new AppError('team_invitation_ended');
    await deletePendingAccounts(db, 'production', invitation.email);
    const { project_ids, ...invited } = invitation;
    const account = await insertAccount(db, {
      ...invited,
      role: 'production',
      display_name: name,
      password_hash,
      came_by_invitation: true,
      language: client.language,
      verified_at,
    });
    if (!account) throw new AppError('email_taken');
    const consent = { version: consent_version, language: client.language };
    await insertRegistrationConsent(db, account.id, consent, services.now());
    const { production_house_id, team_role } = invitation;
    if (project_ids) await updateLimits(db, production_house_id, account.id, project_ids);
    const joined = { action: 'member_joined', member_id: account.id, team_role } as const;
    await insertHouseEvent(db, { id: account.id, production_house_id }, services.now(), joined);
    return account.id;
  });
  return openHouseLogin(services, account_id, request);
}
