import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import { staffActors, type staffNames } from '#testing/matrix/staff-world.ts';

type Role = 'talent' | 'production';

/** A team member of a house other than the one who registered it. */
interface Membership {
  of: ActorName;
  team: TeamRole;
}

/** The sender of a request. Without a role, its credentials grant no access. */
export interface Actor {
  name: ActorName;
  role: Role | undefined;
  membership?: Membership;
  /** Staff have no role among members: their sessions open the staff area only. */
  staff?: StaffRole;
  /** Returns the headers and query of this actor, with a new session each time. */
  credentials: () => Promise<{ headers?: Record<string, string>; query?: Record<string, string> }>;
}

export type ActorName =
  | 'anybody'
  | 'talent A'
  | 'talent B'
  | 'a child without a guardian'
  | 'a child with a guardian'
  | 'the house of the call'
  | 'another house'
  | 'a house known by its email'
  | 'a reviewer of the house'
  | 'a viewer of the house'
  | (typeof staffNames)[StaffRole]
  | 'a reviewer of another house'
  | 'an expired token'
  | 'a revoked token'
  | 'a cut token'
  | 'an empty token'
  | 'another scheme'
  | 'a token in the query'
  | 'a cookie';

export type Readers = readonly ActorName[];
export const talents: Readers = [
  'talent A',
  'talent B',
  'a child without a guardian',
  'a child with a guardian',
];
export const everybody = 'everybody';

export type Cast = Awaited<ReturnType<typeof createCast>>;

/**
 * Creates the users of the matrix and their objects. Talent A applied to the first house's casting call,
 * talent B to another house's. An unverified registration is not included, because it has no session.
 */
export async function createCast(services: Services) {
  const given = createGiven(services);
  const house = await given.house({ verification: 'documents' });
  const otherHouse = await given.house();
  const emailHouse = await given.house();
  const talentA = await given.talent({ date_of_birth: '1990-05-01' });
  const talentB = await given.talent({ date_of_birth: '1990-05-01' });
  const alone = await given.talent({ date_of_birth: '2015-05-01' });
  const guarded = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(guarded.id);

  const job = await given.job({ production_house_id: house.production_house_id });
  const otherJob = await given.job({ production_house_id: otherHouse.production_house_id });
  await given.application({ talent_id: talentA.id, job_id: job.id });
  await given.application({
    talent_id: talentB.id,
    job_id: otherJob.id,
    details: JSON.stringify({ email: talentB.email, phone: talentB.mobile }),
  });

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const member = (name: ActorName, role: Role, { id }: { id: string }, membership?: Membership): Actor => ({
    name,
    role,
    ...(membership && { membership }),
    credentials: async () => bearer(await given.session(id)),
  });
  const stranger = (name: ActorName, credentials: Actor['credentials']): Actor => {
    return { name, role: undefined, credentials };
  };
  const revoked = async () => {
    const token = await given.session(talentA.id);
    await services.db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
    return token;
  };

  const actors: Actor[] = [
    member('talent A', 'talent', talentA),
    member('talent B', 'talent', talentB),
    member('a child without a guardian', 'talent', alone),
    member('a child with a guardian', 'talent', guarded),
    member('the house of the call', 'production', house),
    member('another house', 'production', otherHouse),
    member('a house known by its email', 'production', emailHouse),
    member('a reviewer of the house', 'production', await given.member(house, 'reviewer'), {
      of: 'the house of the call',
      team: 'reviewer',
    }),
    member('a viewer of the house', 'production', await given.member(house, 'viewer'), {
      of: 'the house of the call',
      team: 'viewer',
    }),
    member('a reviewer of another house', 'production', await given.member(otherHouse, 'reviewer'), {
      of: 'another house',
      team: 'reviewer',
    }),
    ...(await staffActors(services)),
    stranger('anybody', async () => ({})),
    stranger('an expired token', async () => bearer(await given.session(talentA.id, -1))),
    stranger('a revoked token', async () => bearer(await revoked())),
    stranger('a cut token', async () => bearer((await given.session(talentA.id)).slice(0, -1))),
    stranger('an empty token', async () => bearer('')),
    stranger('another scheme', async () => {
      return { headers: { authorization: `Basic ${await given.session(house.id)}` } };
    }),
    stranger('a token in the query', async () => ({ query: { token: await given.session(talentA.id) } })),
    stranger('a cookie', async () => ({ headers: { cookie: `token=${await given.session(house.id)}` } })),
  ];
  // Only talent B, and the house that talent B applied to, may read these.
  const secrets = [talentB.email, talentB.mobile, otherHouse.email, otherHouse.mobile];
  const children = { guarded, alone };
  return {
    given,
    db: services.db,
    actors,
    secrets,
    ...children,
    house,
    otherHouse,
    talentA,
    talentB,
    job,
    otherJob,
  };
}
