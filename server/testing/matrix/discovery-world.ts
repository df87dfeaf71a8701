import { insertHouseEvent } from '#features/houses/audit-log/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';

type Db = Pick<Services, 'db' | 'now'>;
type House = { production_house_id: string };
const adult = { date_of_birth: '1990-05-01' };
const message = 'We saw you on stage.';

/** Inserts a list of a house, with a talent if one is given, and returns its id. */
async function insertList({ db, now }: Db, { production_house_id }: House, talent_id?: string) {
  const at = now().toISOString();
  const { id } = await db
    .insertInto('talent_list')
    .values({ production_house_id, name: `List ${crypto.randomUUID()}`, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (talent_id)
    await db
      .insertInto('talent_list_entry')
      .values({ talent_list_id: id, talent_id, added_at: at })
      .execute();
  return id;
}

async function insertInvitation({ db, now }: Db, job_id: string, talent_id: string) {
  const { id } = await db
    .insertInto('invitation_to_apply')
    .values({ job_id, talent_id, message, invited_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Mutes a new house for the talent, so that it cannot invite the talent; returns the house's id. */
async function insertMute({ db, now }: Db, given: ReturnType<typeof createGiven>, talent_id: string) {
  const { production_house_id } = await given.house();
  await db
    .insertInto('house_mute')
    .values({ talent_id, production_house_id, muted_at: now().toISOString() })
    .execute();
  return production_house_id;
}

/** Returns the accepted writes for talent lists, invitations to apply and their answers. */
export function discoveryWrites(services: Services): Writes {
  const given = createGiven(services);
  const withList = async () => {
    const as = await given.house();
    const talent_id = (await given.talent(adult)).id;
    return { as, talent_id, params: { id: await insertList(services, as, talent_id) } };
  };
  const withInvitation = async () => {
    const as = await given.talent(adult);
    return { as, params: { id: await insertInvitation(services, (await given.job()).id, as.id) } };
  };
  return {
    'POST /api/production/profiles/filter': async () => ({
      as: await given.house(),
      body: { scope: 'talent', city: 'Nowhere' },
    }),
    'POST /api/production/talent-lists': async () => ({ as: await given.house(), body: { name: 'Leads' } }),
    'PUT /api/production/talent-lists/:id': async () => {
      const { as, params } = await withList();
      return { as, params, body: { name: 'Leads' } };
    },
    'DELETE /api/production/talent-lists/:id': async () => {
      const { as, params } = await withList();
      return { as, params };
    },
    'POST /api/production/talent-lists/:id/talents': async () => {
      const { as, params } = await withList();
      return { as, params, body: { talent_id: (await given.talent(adult)).id } };
    },
    'POST /api/production/talent-lists/:id/talents/remove': async () => {
      const { as, params, talent_id } = await withList();
      return { as, params, body: { talent_id } };
    },
    'POST /api/production/casting-invitations': async () => {
      const as = await given.house();
      const job_id = (await given.job({ production_house_id: as.production_house_id })).id;
      return { as, body: { job_id, talent_id: (await given.talent(adult)).id, message } };
    },
    'POST /api/user/casting-invitations/:id/decline': withInvitation,
    'POST /api/user/casting-invitations/:id/mute': withInvitation,
    'DELETE /api/user/muted-houses/:id': async () => {
      const as = await given.talent(adult);
      return { as, params: { id: await insertMute(services, given, as.id) } };
    },
  };
}

/** Returns the ownership rules for talent lists and invitations to apply. */
export function discoveryRules({ db, given, house, otherHouse, talentA, talentB }: Cast) {
  const world = { db, now: () => new Date() };
  const listOf = (owner: House) => () => insertList(world, owner);
  const callOf = (owner: House) => async () => {
    return (await given.job({ production_house_id: owner.production_house_id })).id;
  };
  const invitationOf = (talent: { id: string }) => async () => {
    return insertInvitation(world, (await given.job()).id, talent.id);
  };
  const muteOf = (talent: { id: string }) => () => insertMute(world, given, talent.id);
  const lists = {
    'a list of the house': { id: listOf(house), readers: ['the house of the call'] },
    'a list of another house': { id: listOf(otherHouse), readers: ['another house'] },
  } as const;
  const invitations = {
    'an invitation of talent A': { id: invitationOf(talentA), readers: ['talent A'] },
    'an invitation of talent B': { id: invitationOf(talentB), readers: ['talent B'] },
  } as const;
  const body = { rest: { talent_id: talentA.id } };
  return {
    'GET /api/production/talent-lists/:id': { objects: lists },
    'PUT /api/production/talent-lists/:id': {
      body: { rest: { name: 'Leads' } },
      objects: {
        'a list of the house': { ...lists['a list of the house'], id: once(listOf(house)) },
        'a list of another house': { ...lists['a list of another house'], id: once(listOf(otherHouse)) },
      },
    },
    'DELETE /api/production/talent-lists/:id': { objects: lists },
    'POST /api/production/talent-lists/:id/talents': { body, objects: lists },
    'POST /api/production/talent-lists/:id/talents/remove': { body, objects: lists },
    'POST /api/production/casting-invitations': {
      body: { field: 'job_id', rest: { talent_id: talentA.id, message } },
      objects: {
        'a call of the house': { id: callOf(house), readers: ['the house of the call'] },
        'a call of another house': { id: callOf(otherHouse), readers: ['another house'] },
      },
    },
    'POST /api/user/casting-invitations/:id/decline': { objects: invitations },
    'POST /api/user/casting-invitations/:id/mute': { objects: invitations },
    'DELETE /api/user/muted-houses/:id': {
      objects: {
        'a house that talent A muted': { id: muteOf(talentA), readers: ['talent A'] },
        'a house that talent B muted': { id: muteOf(talentB), readers: ['talent B'] },
      },
    },
  } as const;
}

/** Creates the object once and reuses it for every request, because a list name is unique within a house. */
function once(make: () => Promise<string>) {
  let made: Promise<string> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Returns the expected response keys for houses that search for talent, and for talent that houses invite.
 */
export async function discoveryProjections(
  services: Services,
  { documents, emailOnly, stranger, adult: talent, child, job: { id: job_id } }: Showcase,
  keysOfJob: string,
): Promise<Table> {
  await insertInvitation(services, job_id, talent.id);
  const given = createGiven(services);
  const invitedTo = await given.job({
    image: '/media/public/job.webp',
    compensation: 'Paid',
    age_range: '5-60',
  });
  await services.db
    .updateTable('production_house')
    .set({ profile_photo: '/media/public/house.webp' })
    .where('id', '=', invitedTo.production_house_id)
    .execute();
  await insertInvitation(services, invitedTo.id, talent.id);
  await insertMute(services, given, talent.id);
  const id = await insertList(services, documents, talent.id);
  const taken = {
    action: 'talent_removed',
    talent_list_id: id,
    talent_id: talent.id,
    name: 'Leads',
  } as const;
  await insertHouseEvent(services.db, documents, services.now(), taken);
  const history = 'history[{action by happened_at id name talent}]';
  const card = 'applied beard body_type city eye_color gender hair_color id image name profileType -slug';
  const known = `{age age_band ${card}}`;
  const ofChild = `{-age age_band ${card.replace('city', '-city')}}`;
  const found = (talents: string) => `{data[${talents}] more success total total_text}`;
  const list = 'created_at id -made_by name talents';
  const body = { scope: 'talent', age: '10-13' };
  return {
    'POST /api/production/profiles/filter': [
      ['a house known by its documents, of a child', found(ofChild), { as: stranger, body }],
      ['a house known by its email, of its applicants', found(known), { as: emailOnly, body: {} }],
    ],
    'GET /api/production/talent-lists': [
      [
        'the house',
        `{${history} lists[{created_at has_talent id -made_by name talents}] success}`,
        { as: documents },
      ],
    ],
    'POST /api/production/talent-lists': [
      ['the house', `{list{${list.replace('-made_by', 'made_by')}} message success}`],
    ],
    'GET /api/production/talent-lists/:id': [
      [
        'the house',
        `{entries[{added_at -added_by talent${known.replace(' -slug', '')}}] ${history} list{${list}} success}`,
        { params: { id }, as: documents },
      ],
    ],
    'GET /api/production/casting-invitations': [
      [
        'the house',
        '{invitations[{answer id invited_at -invited_by job{id title} message talent{id name}}] open_jobs[{id title}] success}',
        { as: documents },
      ],
    ],
    'POST /api/production/casting-invitations': [['the house', '{already_invited message success}']],
    'GET /api/user/casting-invitations': [
      [
        'the talent',
        `{invitations[{house{company_name id} id invited_at job${keysOfJob} message}] success}`,
        { as: talent },
      ],
      ['another talent', '{invitations[] success}', { as: child }],
    ],
    'GET /api/user/muted-houses': [
      ['the talent', '{houses[{company_name id muted_at}] success}', { as: talent }],
    ],
  };
}
