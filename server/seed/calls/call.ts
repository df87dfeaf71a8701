import type { Insertable } from 'kysely';
import type { Job } from '#platform/database/database-types.generated.ts';
import type { CallText } from '#seed/calls/call-text.ts';
import type { End } from '#seed/calls/schedule.ts';

/** A casting call of the demo world before its poster is drawn. */
export interface Call {
  row: Insertable<Job> & { id: string; status: 'open' | 'closed' };
  text: CallText;
  end: End;
  ages: { from: number; to: number };
  /** Period in which talent could apply; never after the demo world was generated. */
  applied: { from: string; until: string };
}
