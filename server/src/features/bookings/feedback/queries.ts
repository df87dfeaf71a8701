import type { OwnFeedback } from '@kirdaar/contract/bookings/feedback';
import { type FeedbackAnswers, type FeedbackQuestion, TROUBLE_COUNT } from '@kirdaar/contract/rules/feedback';
import { type Insertable, sql } from 'kysely';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feedback } from '#platform/database/database-types.generated.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

type Side = 'talent' | 'house';

const answers = sql<FeedbackAnswers>`jsonb_strip_nulls(jsonb_build_object(
  'punctual', punctual, 'work_again', work_again, 'terms_kept', terms_kept, 'safe', safe))`;
const givenAt = timestampText(sql.ref('given_at'));

/** What a side said of an application. The other side never reads it. */
export const shownFeedback = (party: Side) => sql<OwnFeedback | null>`(
  select jsonb_build_object('answers', ${answers}, 'note', feedback.note, 'given_at', ${givenAt}) from feedback
  where feedback.application_id = application.id and party = ${party})`;

/** Keeps when it was given first. The same again changes nothing. */
export async function upsertFeedback(db: Database, said: Insertable<Feedback>) {
  const { given_at: _first, ...changed } = said;
  await db
    .insertInto('feedback')
    .values(said)
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'party'])
        .doUpdateSet(changed)
        .where(
          sql<boolean>`(feedback.punctual, feedback.work_again, feedback.terms_kept, feedback.safe, feedback.note)
            is distinct from
            (excluded.punctual, excluded.work_again, excluded.terms_kept, excluded.safe, excluded.note)`,
        ),
    )
    .execute();
}

/**
 * Returns the house or the talent that an application's feedback is about, with the questions to which too many others
 * said no within a year. Feedback about the same is given one after another, so that each counts all.
 */
export async function findTrouble(
  db: Database,
  { application_id, party }: { application_id: string; party: Side },
  now: Date,
) {
  const [about, by] =
    party === 'house'
      ? [sql.ref('application.talent_id'), sql.ref('job.production_house_id')]
      : [sql.ref('job.production_house_id'), sql.ref('application.talent_id')];
  const { rows } = await sql<{ id: string }>`
    select ${about} as id, pg_advisory_xact_lock(hashtextextended(${about}::text, 15))
    from application join job on job.id = job_id where application.id = ${application_id}`.execute(db);
  const id = rows[0]?.id ?? '';
  const { rows: troubles } = await sql<{ question: FeedbackQuestion }>`
    select question from feedback join application on application.id = application_id join job on job.id = job_id
      cross join lateral (
        values ('punctual', punctual), ('work_again', work_again), ('terms_kept', terms_kept), ('safe', safe)
      ) answer (question, yes)
    where ${about} = ${id} and party = ${party} and not yes
      and given_at > ${now.toISOString()}::timestamptz - interval '12 months'
    group by question having count(distinct ${by}) >= ${TROUBLE_COUNT}`.execute(db);
  return { id, questions: troubles.map(({ question }) => question) };
}

const MAX_ROWS = 50;

/** Returns what was said of a house or a talent, the latest first. */
export function listFeedbackAbout(db: Database, about: Side, id: string) {
  const isHouse = about === 'house';
  return db
    .selectFrom('feedback')
    .innerJoin('application', 'application.id', 'application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .select([answers.as('answers'), 'feedback.note', givenAt.as('given_at'), jobTitle.as('title')])
    .select(isHouse ? 'talent.name as by' : 'company_name as by')
    .where('party', '=', isHouse ? 'talent' : 'house')
    .where(isHouse ? 'job.production_house_id' : 'application.talent_id', '=', id)
    .orderBy('feedback.given_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
}
