import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { idOf, line, optional, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { applicationStages } from '#rules/review.ts';
import { applicationStatuses } from '#rules/vocabulary.ts';
import { response } from './share-links.ts';

const change = z.object({
  application_id: z.uuid(),
  /** The stage. */
  status: z.enum(applicationStages),
  /** What the talent was told. */
  shown_status: z.enum(applicationStatuses),
  /** The team member who moved it last; null for the reader and for the talent. */
  moved_by: z.string().nullable(),
});
export type BoardChange = z.output<typeof change>;

export const boardLiveUpdates = {
  /**
   * Returns what clients said about the applicants of a casting call, and the applications that are new or changed
   * since the `seen` of an earlier reply; some may be reported twice. With `seen`, the request waits up to half a
   * minute until there is something new.
   */
  'GET /api/production/jobs/:id/board-news': endpoint({
    access: 'production',
    params: idOf('job_not_found'),
    query: z.object({ seen: optional(line.max(120).regex(/^\d{1,16}\/\d{1,15} /, msg('not_found'))) }),
    reply: z.object({
      success,
      seen: z.string(),
      responses: z.array(response.extend({ application_id: z.uuid(), label: z.string() })),
      changes: z.array(change),
      /** The applications of children whose consent ended, which the house no longer sees. */
      gone: z.array(z.uuid()),
    }),
  }),
};
