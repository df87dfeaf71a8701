import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, typed } from './fields.ts';
import { jobId } from './jobs.ts';
import { perMinute } from './rates.ts';
import { DRAFT_DAYS, ROLES_MOST, TEXT_MOST } from './rules/limits.ts';

const answer = typed.max(TEXT_MOST, `At most ${TEXT_MOST} characters.`);

/** What was typed into a form of a call, by the names of its controls; nothing of it is judged. */
const answers = z
  .record(z.string().regex(/^(more_roles\.\d\.)?[a-z_]{1,40}$/, 'There is no such field.'), answer)
  .refine((fields) => Object.keys(fields).length <= ROLES_MOST * 20, 'These are too many fields.');
export type JobDraftFields = z.output<typeof answers>;

const requestId = z.uuid('This is no id.');
const draftId = z.object({ id: z.uuid('Draft not found') });

const draft = z.object({
  /** The `request_id` under which the form will be posted. */
  id: z.uuid(),
  fields: answers,
  /** The picture that a copied call brought along. */
  image: z.string().nullable(),
  saved_at: z.iso.datetime(),
});
export type JobDraft = z.output<typeof draft>;

const success = z.literal(true);

export const jobDrafts = {
  /** The drafts of the house, the last one saved first; each waits for DRAFT_DAYS. */
  'GET /api/production/job-drafts': endpoint({
    access: 'production',
    reply: z.object({
      success,
      /** Whose they are: what a browser keeps of them is bound to it. */
      production_house_id: z.uuid(),
      days: z.literal(DRAFT_DAYS),
      drafts: z.array(
        draft.pick({ id: true, saved_at: true }).extend({
          role_details: z.string(),
          project_type: z.string(),
          roles: z.number(),
          saved_by: z.string().nullable(),
        }),
      ),
    }),
  }),
  'GET /api/production/job-drafts/:id': endpoint({
    access: 'production',
    params: draftId,
    reply: z.object({ success, draft }),
  }),
  'PUT /api/production/job-drafts': endpoint({
    access: 'production',
    limit: { account: [perMinute(60)] },
    body: z.object({ request_id: requestId, fields: answers }),
    reply: z.object({ success, saved_at: z.iso.datetime() }),
  }),
  'DELETE /api/production/job-drafts/:id': endpoint({ access: 'production', params: draftId, reply: done }),
  /** Begins a draft with what a call of the house says, but for its days. */
  'POST /api/production/jobs/:id/copy': endpoint({
    access: 'production',
    limit: { account: [perMinute(30)] },
    params: jobId,
    body: z.object({ request_id: requestId }),
    reply: done.extend({ id: z.uuid() }),
  }),
};
