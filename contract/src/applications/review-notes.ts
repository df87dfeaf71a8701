import { z } from 'zod';

/** A note of the team about an application. */
export const note = z.object({
  id: z.uuid(),
  text: z.string(),
  by: z.string().nullable(),
  is_own: z.boolean(),
  written_at: z.iso.datetime(),
});
