import { randomUUID } from 'node:crypto';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { insertHouseEvent } from '#features/houses/audit-log/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import { newEmail } from '#testing/registrations.ts';

type House = { production_house_id: string };
const password = 'a lamp in the window';

/** Inserts a team invitation of a house; returns its id and token. */
export async function insertInvitation(
  { db, now, secrets }: Pick<Services, 'db' | 'now'> & { secrets?: Services['secrets'] },
  { production_house_id, id }: House & { id?: string },
) {
  const seed = randomUUID();
  const token = secrets ? newDerivedToken(secrets.links, 'team', seed) : seed;
  const invitation = await db
    .insertInto('team_invitation')
    .values({
      production_house_id,
      email: newEmail(),
      team_role: 'viewer',
      account_id: id ?? null,
      seed,
      token_hash: hashToken(token),
      sent_at: now().toISOString(),
      expires_at: new Date(now().getTime() + 86_400_000).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: invitation.id, token };
}

/** Returns the accepted writes that change a team, each with its own house. */
export function teamWrites(services: Services): Writes {
  const given = createGiven(services);
  const withMember = async () => {
    const as = await given.house();
    return { as, params: { id: (await given.member(as, 'viewer')).id } };
  };
  const withInvitation = async () => {
    const as = await given.house();
    return { as, params: { id: (await insertInvitation(services, as)).id } };
  };
  const invited = async () => (await insertInvitation(services, await given.house())).token;
  return {
    'PUT /api/production/team/name': async () => ({ as: await given.house(), body: { name: 'Ira Sen' } }),
    'POST /api/production/team/leave': async () => ({
      as: await given.member(await given.house(), 'reviewer'),
    }),
    'PUT /api/production/team/members/:id': async () => ({
      ...(await withMember()),
      body: { team_role: 'reviewer' },
    }),
    'DELETE /api/production/team/members/:id': withMember,
    'DELETE /api/production/team/members/:id/calendar': withMember,
    'POST /api/production/team/invitations': async () => ({
      as: await given.house(),
      body: { email: newEmail(), team_role: 'viewer' },
    }),
    'POST /api/production/team/invitations/:id/resend': withInvitation,
    'DELETE /api/production/team/invitations/:id': withInvitation,
    'POST /api/team-invitation': async () => ({ body: { token: await invited() } }),
    'POST /api/team-invitation/accept': async () => ({
      body: { token: await invited(), name: 'Mira Das', password },
    }),
  };
}

/** Returns the ownership rules for team members and team invitations. */
export function teamRules({ db, given, house, otherHouse }: Cast) {
  const services = { db, now: () => new Date() };
  // The size of a team is limited, so the added member is reused until a request removes it.
  const memberOf = (owner: House) => {
    let added = '';
    return async () => {
      const present = db.selectFrom('account').select('id').where('removed_at', 'is', null);
      const there = added && (await present.where('id', '=', added).executeTakeFirst());
      if (!there) added = (await given.member(owner, 'viewer')).id;
      return added;
    };
  };
  const invitationOf = (owner: House) => async () => (await insertInvitation(services, owner)).id;
  const members = {
    'a member of the house': { id: memberOf(house), readers: ['the house of the call'] },
    'a member of another house': { id: memberOf(otherHouse), readers: ['another house'] },
  } as const;
  const invitations = {
    'an invitation of the house': { id: invitationOf(house), readers: ['the house of the call'] },
    'an invitation of another house': { id: invitationOf(otherHouse), readers: ['another house'] },
  } as const;
  return {
    'PUT /api/production/team/members/:id': { body: { rest: { team_role: 'reviewer' } }, objects: members },
    'DELETE /api/production/team/members/:id': { objects: members },
    'DELETE /api/production/team/members/:id/calendar': { objects: members },
    'POST /api/production/team/invitations/:id/resend': { objects: invitations },
    'DELETE /api/production/team/invitations/:id': { objects: invitations },
  } as const;
}

/** Returns the expected response keys about a team, for its members and for invited people. */
export async function teamProjections(services: Services, { documents }: Showcase): Promise<Table> {
  const reviewer = await createGiven(services).member(documents, 'reviewer');
  await insertInvitation(services, documents);
  const about = { name: newEmail(), team_role: 'viewer' } as const;
  await insertHouseEvent(services.db, documents, services.now(), { action: 'member_invited', ...about });
  const joined = { member_id: reviewer.id, team_role: 'reviewer' } as const;
  await insertHouseEvent(services.db, { ...documents, id: reviewer.id }, services.now(), {
    action: 'member_joined',
    ...joined,
  });
  const event = 'history[{action by happened_at id member team_role}]';
  const member = '{-calendar_link_made_at email id is_self joined_at name team_role}';
  const invitation = '{email expires_at id invited_by sent_at team_role}';
  const house = 'member_name -profile_photo team_role type_of_work -updated_at';
  return {
    'GET /api/production/team': [
      [
        'an owner',
        `{${event} invitations[${invitation}] members[${member} | ${member.replace('-calendar', 'calendar')}] success}`,
        { as: documents },
      ],
      ['a reviewer', `{${event} invitations[] members[${member}] success}`, { as: reviewer }],
    ],
    'PUT /api/production/team/name': [
      ['a member', `{message production_house{company_name -image ${house}} success}`],
    ],
    'POST /api/team-invitation': [
      ['anyone with the email', '{company_name email has_account success team_role}'],
    ],
    'POST /api/team-invitation/accept': [
      ['anyone with the email', `{language production_house{company_name -image ${house}} success token}`],
    ],
  };
}
