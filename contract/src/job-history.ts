import { z } from 'zod';
import { jobActs } from './rules/job-history.ts';

/** What was done to a call, the latest LIST_MOST first, each with who of the house did it. */
export const jobHistory = z.array(
  z.object({
    id: z.number(),
    act: z.enum(jobActs),
    by: z.string().nullable(),
    /** When the audition begins that it is about. */
    about: z.iso.datetime().nullable(),
    happened_at: z.iso.datetime(),
  }),
);
export type JobEvent = z.output<typeof jobHistory>[number];
