import { clientScopes, type MandateScope } from '@kirdaar/contract/rules/representation';
import { type StaffRole, staffRoles } from '@kirdaar/contract/rules/staff-roles';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { Account, Actor, Cast, House, Reader, World } from '#testing/matrix/matrix.ts';
import { newHouse } from '#testing/matrix/objects.ts';

export const staffNames = {
  owner: 'a staff owner',
  moderator: 'a moderator',
  support: 'a supporter',
  editor: 'an editor',
  finance: 'an accountant',
} satisfies Record<StaffRole, string>;

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Creates the actors and their objects. An unverified registration is not included, because it has no session. */
export async function createCast(world: World): Promise<Cast> {
  const { given, db } = world;
  const house = await newHouse(world, { verification: 'documents' });
  await given.childGrade(house.production_house_id);
  const otherHouse = await newHouse(world);
  const talentA = await given.talent({ date_of_birth: '1990-05-01' });
  const talentB = await given.talent({ date_of_birth: '1990-05-01' });
  const alone = await given.talent({ date_of_birth: '2015-05-01' });
  const guarded = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(guarded.id);
  const details = JSON.stringify({ email: talentB.email, phone: talentB.mobile });
  const sent = await given.application({ talent_id: talentA.id, job_id: house.job_id });
  await given.application({ talent_id: talentB.id, job_id: otherHouse.job_id, details });

  const account = (name: string, role: Actor['role'], { id }: { id: string }, more = {}): Actor => {
    return { name, ...(role && { role }), ...more, credentials: async () => bearer(await given.session(id)) };
  };
  const member = async (name: string, of: Reader, owner: House, team: TeamRole) =>
    account(name, 'production', await given.member(owner, team), { membership: { of, team } });
  /** A member who sees another project of the house than that of its casting call. */
  const limited = async (): Promise<Actor> => {
    const reviewer = await given.member(house, 'reviewer', { limited_to_projects: true });
    const { project_id } = await given.job({ production_house_id: house.production_house_id });
    await db.insertInto('team_member_project').values({ account_id: reviewer.id, project_id }).execute();
    const membership = { of: 'the house of the call', team: 'reviewer', isLimited: true } as const;
    return account('a reviewer of another project', 'production', reviewer, { membership });
  };
  const staff = async (role: StaffRole): Promise<Actor> => {
    const { id } = await given.staff(role);
    const credentials = async () => bearer(await given.staffSession(id));
    return { name: staffNames[role], staff: role, credentials };
  };
  const stranger = (name: string, credentials: Actor['credentials']): Actor => ({ name, credentials });
  const agent = async (name: string, scopes: readonly MandateScope[]): Promise<Actor> => {
    const { id: holder_id } = await given.talent({ name: 'Star Agency' });
    const mandate = await given.mandate({ talent_id: talentA.id, holder_id, scopes: [...scopes] });
    const acting = { as: 'talent A', kind: 'agency', scopes } as const;
    return {
      name,
      role: 'talent',
      acting,
      credentials: async () => bearer(await given.actingSession(mandate)),
    };
  };
  const guardianOf = async (child: Account) => {
    const { id: guardian_id } = await db
      .selectFrom('guardian')
      .select('id')
      .where('talent_id', '=', child.id)
      .executeTakeFirstOrThrow();
    const { id: holder_id } = await given.talent({ name: 'Sunita Rao', date_of_birth: '1985-05-01' });
    return given.mandate({ kind: 'guardian', talent_id: child.id, holder_id, guardian_id });
  };
  const guardianOfOther = async (): Promise<Actor> => {
    const mandate = await guardianOf(guarded);
    const acting = { as: 'a child with a guardian', kind: 'guardian', scopes: clientScopes } as const;
    const credentials = async () => bearer(await given.actingSession(mandate));
    return { name: 'a guardian of another child', role: 'talent', acting, credentials };
  };
  const ended = async () => {
    const { id: holder_id } = await given.talent();
    const mandate = await given.mandate({
      talent_id: talentA.id,
      holder_id,
      ended_at: world.now().toISOString(),
    });
    return () => given.actingSession(mandate);
  };
  const ofAdult = async () => {
    const adult = await given.talent({ date_of_birth: given.born(18) });
    await given.guardian(adult.id, {
      requested_at: new Date(world.now().getTime() - 86_400_000).toISOString(),
    });
    const mandate = await guardianOf(adult);
    return () => given.actingSession(mandate);
  };
  const [endedSession, adultSession] = [await ended(), await ofAdult()];
  const revoked = async () => {
    const token = await given.session(talentA.id);
    await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
    return token;
  };

  const actors = await Promise.all([
    account('talent A', 'talent', talentA),
    account('talent B', 'talent', talentB),
    account('a child without a guardian', 'talent', alone),
    account('a child with a guardian', 'talent', guarded),
    account('the house of the call', 'production', house),
    account('another house', 'production', otherHouse),
    account('a house known by its email', 'production', await given.house()),
    account(
      'a house verified only by documents',
      'production',
      await given.house({ verification: 'documents' }),
    ),
    member('a reviewer of the house', 'the house of the call', house, 'reviewer'),
    member('a viewer of the house', 'the house of the call', house, 'viewer'),
    limited(),
    member('a reviewer of another house', 'another house', otherHouse, 'reviewer'),
    agent('an agent of talent A', clientScopes),
    agent('an agent of talent A for messages', ['messages']),
    guardianOfOther(),
    ...staffRoles.map(staff),
    stranger('anybody', async () => ({})),
    stranger('an expired token', async () => bearer(await given.session(talentA.id, -1))),
    stranger('an agent whose mandate has ended', async () => bearer(await endedSession())),
    stranger('a guardian of an adult', async () => bearer(await adultSession())),
    stranger('a revoked token', async () => bearer(await revoked())),
    stranger('a cut token', async () => bearer((await given.session(talentA.id)).slice(0, -1))),
    stranger('an empty token', async () => bearer('')),
    stranger('another scheme', async () => {
      return { headers: { authorization: `Basic ${await given.session(house.id)}` } };
    }),
    stranger('a token in the query', async () => ({ query: { token: await given.session(talentA.id) } })),
    stranger('a cookie', async () => ({ headers: { cookie: `token=${await given.session(house.id)}` } })),
  ]);
  const hidden = [talentB.email, talentB.mobile, otherHouse.email, otherHouse.mobile];
  const unseen = [house.job_id, sent.id];
  return { ...world, actors, hidden, unseen, talentA, talentB, guarded, alone, house, otherHouse };
}
