import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { Talent } from '#platform/database-types.generated.ts';

/** A talent's age at an instant: computed wherever it is needed, stored nowhere. */
export function ageAt(now: Date) {
  return sql<number | null>`age_in_india(talent.date_of_birth, ${now.toISOString()})`;
}

/** Whether a talent is a child, by age alone. */
export function isChild(now: Date) {
  return sql<boolean>`is_child(talent.date_of_birth, ${now.toISOString()})`;
}

/** What the database's function `public_talent` gives of each: the rule of who is public is there. */
interface PublicTalent
  extends Pick<
    Selectable<Talent>,
    | 'id'
    | 'gender'
    | 'city'
    | 'profile_type'
    | 'hair_color'
    | 'body_type'
    | 'beard'
    | 'eye_color'
    | 'updated_at'
  > {
  /** Of a child the first name. */
  name: string;
  is_child: boolean;
  age: number;
  /** For choosing among them, not for showing. */
  date_of_birth: string;
  image: string | null;
}

/** The talents anyone may see, with no more of them than anyone may see. */
export function selectPublicTalent(db: Database, now: Date) {
  return db.selectFrom(sql<PublicTalent>`public_talent(${now.toISOString()})`.as('talent'));
}

/** How many public talents there are of each category that has any. */
export function countTalentByCategory(db: Database, now: Date) {
  return selectPublicTalent(db, now)
    .select(['profile_type', sql<number>`count(*)`.as('talents')])
    .where('profile_type', 'is not', null)
    .groupBy('profile_type')
    .execute();
}
