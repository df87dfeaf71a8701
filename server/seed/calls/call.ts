import type { Insertable } from 'kysely';
import type { Job } from '#platform/database-types.generated.ts';
import type { CallText, ProjectType } from '#seed/calls/call-text.ts';

/** One casting call of the demo world, before its poster is drawn. */
export interface Call {
  row: Insertable<Job> & { id: string; status: 'open' | 'closed' };
  type: ProjectType;
  text: CallText;
  ages: { from: number; to: number };
  /** When talent could apply; never after the world was made. */
  applied: { from: string; until: string };
}
