import { sql } from 'kysely';

/** A talent's age on a day: computed wherever it is needed, stored nowhere. */
export function ageOn(day: string) {
  return sql<number | null>`extract(year from age(${day}::date, talent.date_of_birth))::int`;
}
