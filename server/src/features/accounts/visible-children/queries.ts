import { type RawBuilder, sql } from 'kysely';

/** Whether a house may see the query's talent: any adult, and the children that the database allows. */
export function maySee(house: string | null | RawBuilder<string>, now?: Date) {
  const instant = now?.toISOString() ?? sql`now()`;
  return sql<boolean>`(not is_child(talent.date_of_birth, ${instant}) or may_see_child(${house}, talent.id))`;
}

/** Whether its house may see the query's application; the query joins `job` and `talent`. */
export function maySeeApplication(now?: Date) {
  return sql<boolean>`(application.hidden_at is null and ${maySee(sql<string>`job.production_house_id`, now)})`;
}
