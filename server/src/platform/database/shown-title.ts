import { sql } from 'kysely';

/** The title of a casting call for talent. */
export const shownTitle = sql<string>`shown_title(job)`;
