import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perMinute } from '#rates.ts';
import { DRAFT_DAYS, MAX_ROLES, MAX_TEXT } from '#rules/limits.ts';

const answer = typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT));

/** Keyed by control name, not validated. */
const answers = z
  .record(z.string().regex(/^(more_roles\.\d\.)?[a-z_]{1,40}$/, msg('field_unknown')), answer)
  .refine((fields) => Object.keys(fields).length <= MAX_ROLES * 26, msg('too_many_fields'));
export type JobDraftFields = z.output<typeof answers>;

const requestId = z.uuid(msg('id_wrong'));

const draft = z.object({
  /** The `request_id` with which the form will be posted. */
  id: z.uuid(),
  fields: answers,
  image: z.string().nullable(),
  saved_at: z.iso.datetime(),
});
export type JobDraft = z.output<typeof draft>;

const ofDraft = { access: 'production', params: idOf('draft_not_found') } as const;

export const jobDrafts = {
  /** Last saved first; each is kept for DRAFT_DAYS. */
  'GET /api/production/job-drafts': endpoint({
    access: 'production',
    reply: z.object({
      success,
      /** Copies in the browser are bound to it. */
      production_house_id: z.uuid(),
      /** False until a house that signed up with Google has completed its registration. */
      may_post: z.boolean(),
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
  'GET /api/production/job-drafts/:id': endpoint({ ...ofDraft, reply: z.object({ success, draft }) }),
  'PUT /api/production/job-drafts': endpoint({
    access: 'production',
    limit: { account: [perMinute(60)] },
    body: z.object({ request_id: requestId, fields: answers }),
    reply: z.object({ success, saved_at: z.iso.datetime() }),
  }),
  /**
   * Reads a casting message as it is sent on WhatsApp, of one or several roles, in English, Hindi or both. Saves
   * nothing. What the message does not say is left out.
   */
  'POST /api/production/casting-messages': endpoint({
    access: 'production',
    limit: { account: [perMinute(30)] },
    body: z.object({ message: answer.min(1, msg('fill_in')) }),
    reply: z.object({
      success,
      fields: answers,
      /** For each answer that a person should check, the words it was read from. */
      checks: answers,
    }),
  }),
  'DELETE /api/production/job-drafts/:id': endpoint({ ...ofDraft, reply: done }),
  /** Leaves out the dates. */
  'POST /api/production/jobs/:id/copy': endpoint({
    agrees: true,
    access: 'production',
    limit: { account: [perMinute(30)] },
    params: idOf('job_not_found'),
    body: z.object({ request_id: requestId }),
    reply: done.extend({ id: z.uuid() }),
  }),
};
