import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const plans = {
  /** The plan list itself, cheapest first. `price` is rupees with GST; `description` is HTML list items. */
  'GET /api/plans': endpoint({
    access: 'public',
    reply: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        price: z.number(),
        description: z.string(),
        duration_in_days: z.number(),
      }),
    ),
  }),
};
