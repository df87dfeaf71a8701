import { sql } from 'kysely';

/** A talent's age at an instant: computed wherever it is needed, stored nowhere. */
export function ageAt(now: Date) {
  return sql<number | null>`age_in_india(talent.date_of_birth, ${now.toISOString()})`;
}

/** Whether a talent is a child, by age alone. */
export function isChild(now: Date) {
  return sql<boolean>`is_child(talent.date_of_birth, ${now.toISOString()})`;
}
