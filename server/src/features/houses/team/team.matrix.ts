import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { insertHouseEvent } from '#features/houses/audit-log/queries.ts';
import type { Services } from '#platform/services.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { inOneDay, insert, password } from '#testing/matrix/objects.ts';
import { newEmail } from '#testing/registrations.ts';

export async function insertInvitation(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  { production_house_id, id: account_id }: Pick<House, 'production_house_id' | 'id'>,
) {
  const seed = crypto.randomUUID();
  const token = newDerivedToken(services.secrets.links, 'team', seed);
  const sent = { seed, sent_at: services.now().toISOString(), expires_at: inOneDay(services) };
  const id = await insert(services.db, 'team_invitation', {
    ...{ ...sent, token_hash: hashToken(token), production_house_id, account_id },
    ...{ email: newEmail(), team_role: 'viewer' },
  });
  return { id, token };
}

/** A member of a house, whose team may have few. */
async function member(house: House, { db, given }: World): Promise<string> {
  const viewers = db.selectFrom('account').select('id').where('team_role', '!=', 'owner');
  const there = viewers.where('production_house_id', '=', house.production_house_id);
  const joined = there.where('display_name', '=', 'Ira Sen').where('removed_at', 'is', null);
  const known = await joined.executeTakeFirst();
  return (known ?? (await given.member(house, 'viewer', { display_name: 'Ira Sen' }))).id;
}
const invitedTo = async ({ production_house_id }: House, { given }: World) => ({
  id: (await given.job({ production_house_id })).project_id,
  body: { email: newEmail(), team_role: 'viewer' },
});
const invitation = async (house: House, world: World) => (await insertInvitation(world, house)).id;
const invited = async (_: unknown, world: World) => ({
  body: { token: (await insertInvitation(world, await world.given.house())).token },
});

export const matrix: Matrix = {
  'GET /api/production/team': {
    viewers: async ({ documents }, world) => {
      const reviewer = await world.given.member(documents, 'reviewer');
      await insertInvitation(world, documents);
      const act = (by: { id: string }, event: object) =>
        insertHouseEvent(world.db, { ...documents, id: by.id }, world.now(), event as never);
      await act(documents, { action: 'member_invited', name: newEmail(), team_role: 'viewer' });
      await act(reviewer, { action: 'member_joined', member_id: reviewer.id, team_role: 'reviewer' });
      const limited = { limited_to_projects: true };
      await world.db.updateTable('account').set(limited).where('id', '=', reviewer.id).execute();
      return { 'an owner': documents, 'a reviewer': reviewer };
    },
  },
  'PUT /api/production/team/name': { body: { name: 'Ira Sen' } },
  'POST /api/production/team/leave': {
    endsCaller: true,
    request: async (house, { given }) => ({ as: await given.member(house, 'reviewer') }),
  },
  'PUT /api/production/team/members/:id': { of: { member }, body: { team_role: 'reviewer' } },
  'PUT /api/production/team/members/:id/projects': { of: { member }, body: { project_ids: [] } },
  'DELETE /api/production/team/members/:id': { of: { member } },
  'DELETE /api/production/team/members/:id/calendar': { of: { member } },
  'POST /api/production/team/invitations': { of: { project: invitedTo }, field: 'project_ids' },
  'POST /api/production/team/invitations/:id/resend': { of: { invitation } },
  'DELETE /api/production/team/invitations/:id': { of: { invitation } },
  'POST /api/team-invitation': { request: invited },
  'POST /api/team-invitation/accept': {
    discloses: ['token'],
    body: { name: 'Mira Das', password },
    request: invited,
  },
};
