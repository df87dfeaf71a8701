import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { idOf, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perMinute } from '#rates.ts';
import { MAX_TEXT } from '#rules/limits.ts';

const MAX_FIELDS = 60;

/** Keyed by control name, not validated. */
const answers = z
  .record(
    z.string().regex(/^\w{1,60}$/, msg('field_unknown')),
    typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT)),
  )
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, msg('too_many_fields'));

const ofCall = { access: 'talent', params: idOf('job_not_found') } as const;

/** What a talent typed into the apply form of a casting call, kept for DRAFT_DAYS or until they apply. */
export const applicationDrafts = {
  'GET /api/user/application-drafts/:id': endpoint({
    ...ofCall,
    reply: z.object({ success, fields: answers }),
  }),
  'PUT /api/user/application-drafts/:id': endpoint({
    ...ofCall,
    limit: { account: [perMinute(60)] },
    body: z.object({ fields: answers }),
    reply: z.object({ success, saved_at: z.iso.datetime() }),
  }),
};
