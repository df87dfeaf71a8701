import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import { digitsOf } from '#features/accounts/one-time-codes/one-time-code.ts';
import type { Database } from '#platform/database/database.ts';
import type { DB } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import { insertRow } from '#testing/insert-row.ts';
import type { Account, House, World } from '#testing/matrix/matrix.ts';
import { apiCallerFor } from '#testing/test.ts';

export const password = 'a lamp in the window';

export function openWorld(services: Services, app: FastifyInstance): World {
  return { ...services, given: createGiven(services), callApi: apiCallerFor(app) };
}

type NewHouse = Parameters<World['given']['house']>;

export async function newHouse({ given }: Pick<World, 'given'>, ...fields: NewHouse): Promise<House> {
  const house = await given.house(...fields);
  return { ...house, job_id: (await given.job({ production_house_id: house.production_house_id })).id };
}

export const call = ({ job_id }: House) => job_id;

export async function applicationTo({ job_id }: House, { given }: World): Promise<string> {
  return (await given.application({ talent_id: (await given.talent()).id, job_id })).id;
}

/** Returns the first application of a talent, who may send only a few without a plan. */
export async function applicationOf({ id }: Account, { db, given }: World) {
  const sent = db.selectFrom('application').select(['id', 'job_id']).where('talent_id', '=', id);
  return (await sent.orderBy('applied_at').executeTakeFirst()) ?? given.application({ talent_id: id });
}

/** Returns the newest one-time code that an email address or mobile number was sent. */
export async function codeSentTo(address: string, { db, secrets }: World): Promise<string> {
  const codes = db.selectFrom('one_time_code').selectAll().where('address', '=', address);
  return digitsOf(secrets.codes, await codes.orderBy('sent_at', 'desc').executeTakeFirstOrThrow());
}

export const inOneDay = ({ now }: Pick<World, 'now'>) => new Date(now().getTime() + 86_400_000).toISOString();

/** The role of an account in the paths of its endpoints. */
export const roleOf = (owner: Account) => ('production_house_id' in owner ? 'production' : 'user');

export async function insert<T extends keyof DB>(
  db: Database,
  table: T,
  row: Insertable<DB[T]>,
): Promise<string> {
  // The tables of the callers have ids.
  return (await insertRow(db, table as 'job', row as never)).id;
}
