import { randomUUID } from 'node:crypto';
import { TEAM_INVITATION_DAYS, TEAM_MOST } from '@kirdaar/contract/rules/limits';
import type { NewTeamInvitation } from '@kirdaar/contract/team';
import { insertHouseEvent } from '#features/house-history/queries.ts';
import { hashToken } from '#features/identity/session-token.ts';
import { newJoinToken } from '#features/team/join-token.ts';
import {
  deleteInvitation,
  findInvitation,
  findMemberByEmail,
  upsertInvitation,
} from '#features/team/queries.ts';
import { sendTeamInvitation } from '#features/team/tasks.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const IS_FULL = 'KD242';
const DAY_MS = 86_400_000;

/** Invites an address to the team of a house. Invited again, it has only the newest letter's link. */
export async function inviteMember(
  services: Services,
  actor: ProductionActor,
  { email, team_role }: NewTeamInvitation,
) {
  const { secrets, now, queue } = services;
  const { id: account_id, production_house_id } = actor;
  if (await findMemberByEmail(services.db, production_house_id, email)) {
    const message = 'This person is in your team already.';
    throw new Refusal(409, message, { fields: { email: message } });
  }
  const seed = randomUUID();
  const invitation = {
    ...{ production_house_id, email, team_role, account_id, seed },
    token_hash: hashToken(newJoinToken(secrets.publicFace, seed)),
    sent_at: now().toISOString(),
    expires_at: new Date(now().getTime() + TEAM_INVITATION_DAYS * DAY_MS).toISOString(),
  };
  try {
    await services.db.transaction().execute(async (db) => {
      const { id: invitation_id } = await upsertInvitation(db, invitation);
      await queue.add(db, sendTeamInvitation, { invitation_id });
      await insertHouseEvent(db, actor, now(), { act: 'member_invited', name: email, team_role });
    });
  } catch (error) {
    if (!hasCode(error, IS_FULL)) throw error;
    throw new Refusal(409, `A team has at most ${TEAM_MOST} members and invitations.`);
  }
}

/** Sends an invitation anew, for as long as a new one waits. */
export async function resendInvitation(services: Services, actor: ProductionActor, id: string) {
  const invitation = await findInvitation(services.db, actor.production_house_id, id);
  if (!invitation) throw new Refusal(404, 'Not found.');
  await inviteMember(services, actor, invitation);
  return invitation.email;
}

export async function withdrawInvitation({ db, now }: Services, actor: ProductionActor, id: string) {
  await db.transaction().execute(async (trx) => {
    const withdrawn = await deleteInvitation(trx, actor.production_house_id, id);
    if (!withdrawn) throw new Refusal(404, 'Not found.');
    const done = { act: 'invitation_withdrawn', name: withdrawn.email } as const;
    await insertHouseEvent(trx, actor, now(), done);
  });
}
