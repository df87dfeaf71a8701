import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { worksheetKinds } from '#rules/representation.ts';

const item = z.object({
  kind: z.enum(worksheetKinds),
  /** The application, the self-tape, the offer, or what waits for a guardian. */
  id: z.uuid(),
  mandate_id: z.uuid(),
  talent: z.object({ id: z.uuid(), name: z.string(), profile_photo: z.string().nullable() }),
  title: z.string(),
  production_house_name: z.string().nullable(),
  /** Until when an answer is needed; of a message, when it was written. */
  due_at: z.iso.datetime(),
  /** Whether the caller can answer for the talent. */
  can_answer: z.boolean(),
  /** Whether the talent has an own login, and can be reminded. */
  can_forward: z.boolean(),
  /** Whether the talent was reminded today. */
  forwarded: z.boolean(),
});
export type WorksheetItem = z.output<typeof item>;

const agency = { access: 'talent', acting: 'agent' } as const;

/** What the talent for whom an account acts have to answer. */
export const worksheet = {
  /** By what is due first; a message is due since it was written. */
  'GET /api/user/agency/worksheet': endpoint({
    ...agency,
    reply: z.object({ success, items: z.array(item) }),
  }),
  /** Reminds the talent, at most once a day for each item. */
  'POST /api/user/agency/worksheet/forward': endpoint({
    ...agency,
    limit: { account: [perHour(120)] },
    body: z.object({ kind: choice(worksheetKinds), id: z.uuid(msg('not_found')) }),
    reply: done,
  }),
};
