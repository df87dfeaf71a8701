import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { type Insertable, sql } from 'kysely';
import { fitsTerms, matchColumns, matches } from '#features/jobs/matching/queries.ts';
import { selectClients } from '#features/representation/acting/queries.ts';
import { canBeShown } from '#features/representation/packages/queries.ts';
import { all, filterConditions, type PageRange } from '#features/talent/directory/queries.ts';
import type { Selection } from '#features/talent/directory/selection.ts';
import { ageAt } from '#platform/database/age-at.ts';
import type { Database } from '#platform/database/database.ts';
import type { Mandate } from '#platform/database/database-types.generated.ts';

interface Wanted {
  selection: Selection;
  folder: string | undefined;
  /** An open casting call, and whether to leave out those whom it does not ask for. */
  job: string | undefined;
  fits: boolean;
}

/** Lists the clients for whom an agency acts: the best fit for the casting call first, then by name. */
export function listClients(
  db: Database,
  agencyId: string,
  { selection, folder, job, fits }: Wanted,
  now: Date,
  { offset, limit }: PageRange,
) {
  const wanted = all([...filterConditions(selection), ...nameConditions(selection)]);
  const application = sql<{ by: string | null; is_own: boolean } | null>`(
    select jsonb_build_object('by', sender.name, 'is_own', coalesce(sender.id = ${agencyId}, false))
    from application left join mandate sent on sent.id = application.mandate_id
      left join talent sender on sender.id = sent.holder_id
    where application.job_id = job.id and application.talent_id = talent.id
  )`;
  return selectClients(db, agencyId, now)
    .innerJoin('account', 'account.id', 'talent.id')
    .select([
      'mandate.id as mandate_id',
      'mandate.folder',
      sql<boolean>`hands_over(mandate)`.as('managed'),
      'talent.id',
      'talent.name',
      'talent.city',
      // The gender of the casting call is among the facts of the match.
      'talent.gender as own_gender',
      'talent.profile_photo as image',
      'talent.hair_color',
      'talent.body_type',
      'talent.beard',
      'talent.eye_color',
      'talent.profile_type as profileType',
      ageAt(now).as('age'),
      canBeShown(now).as('can_be_shown'),
      sql<string[]>`coalesce(talent.details -> 'availabilities', '[]')`.as('availability'),
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where(sql<boolean>`talent.id in (select id from talent where ${wanted})`)
    .$if(folder !== undefined, (list) => list.where('folder', '=', String(folder)))
    .$if(job !== undefined, (list) =>
      list
        .innerJoin('job', (join) => join.on('job.id', '=', String(job)))
        .innerJoinLateral(matches.as('match'), (join) => join.onTrue())
        .select(matchColumns(now))
        .select([fitsTerms(now).as('fits'), application.as('applied')])
        .$if(fits, (list) => list.where(fitsTerms(now)))
        .orderBy('fits', 'desc')
        .orderBy('match_score', 'desc'),
    )
    .orderBy('talent.name')
    .orderBy('talent.id')
    .offset(offset)
    .limit(limit)
    .execute();
}
export type ListedClient = Awaited<ReturnType<typeof listClients>>[number];

/** Words of the search are beginnings of words of the name, the skills or the city. */
function nameConditions({ words = [] }: Selection) {
  return [sql`true`, ...words.map((word) => sql`strpos(' ' || document, ' ' || ${word}::text) > 0`)];
}

export async function listFolders(db: Database, agencyId: string, now: Date): Promise<string[]> {
  const rows = await selectClients(db, agencyId, now)
    .select(sql<string>`folder`.as('folder'))
    .distinct()
    .where('folder', 'is not', null)
    .orderBy('folder')
    .limit(MAX_LIST)
    .execute();
  return rows.map(({ folder }) => folder);
}

/** Puts a client of the agency into a folder, or out of it. Returns undefined if there is no such client. */
export function updateFolder(db: Database, agencyId: string, id: string, folder: string | null) {
  return db
    .updateTable('mandate')
    .set({ folder })
    .where('id', '=', id)
    .where('holder_id', '=', agencyId)
    .where('kind', '=', 'agency')
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** Returns whether the agency already keeps a profile by this request. */
export async function isKept(db: Database, agencyId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('mandate')
    .select('id')
    .where('id', '=', id)
    .where('holder_id', '=', agencyId)
    .executeTakeFirst();
  return found !== undefined;
}

export function insertKeptMandate(db: Database, mandate: Insertable<Mandate>) {
  return db.insertInto('mandate').values(mandate).execute();
}
