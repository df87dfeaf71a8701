import { sql } from 'kysely';

/** Computes a talent's age at an instant in SQL; the age is never stored. */
export function ageAt(now: Date) {
  return sql<number | null>`age_in_india(talent.date_of_birth, ${now.toISOString()})`;
}
