import type { Insertable } from 'kysely';
import type { Job } from '#platform/database-types.generated.ts';
import type { CallText } from '#seed/calls/call-text.ts';
import type { End } from '#seed/calls/schedule.ts';

/** One casting call of the demo world, before its poster is drawn. */
export interface Call {
  row: Insertable<Job> & { id: string; status: 'open' | 'closed' };
  text: CallText;
  end: End;
  ages: { from: number; to: number };
  /** When talent could apply; never after the world was made. */
  applied: { from: string; until: string };
}
