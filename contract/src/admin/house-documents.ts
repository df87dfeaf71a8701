import { z } from 'zod';
import { decisionReason } from '#admin/decision-reasons.ts';
import { decided, moderators, refusal, staffDecision } from '#admin/staff-decisions.ts';
import { staffText } from '#admin/staff-fields.ts';
import { endpoint } from '#endpoint.ts';
import { idOf, instant, optional, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { isCin, writeCin } from '#rules/cin.ts';
import { houseDocumentKinds } from '#rules/house-documents.ts';
import { languages } from '#rules/languages.ts';

const params = idOf('house_document_gone');

const houseDocument = z.object({
  /** The house, or the agency. */
  house_id: z.uuid(),
  is_agency: z.boolean(),
  kind: z.enum(houseDocumentKinds),
  sent_at: instant,
  sent_by: z.string().nullable(),
  /** Opens the file for ten minutes. */
  file: z.string(),
  is_pdf: z.boolean(),
  /** Whether the house also asks to be verified for children. */
  for_children: z.boolean(),
  /** Who approved that first; it waits for a second person. */
  first_approval: z.object({ by: z.string(), reason: z.string(), is_mine: z.boolean() }).nullable(),
  company_name: z.string().nullable(),
  owner_name: z.string().nullable(),
  gstin: z.string().nullable(),
  warnings: z.array(z.string()),
  registered_at: instant,
  calls: z.number().int(),
  open_reports: z.number().int(),
  reasons: z.array(decisionReason),
  language: z.enum(languages),
  decision: staffDecision.nullable(),
});
export type StaffHouseDocument = z.output<typeof houseDocument>;

/**
 * The document that a house or an agency sent to be verified, beside what it typed. `id` is the sender's. Each decision names the
 * document that was read by the time at which it was sent.
 */
export const houseDocumentReviews = {
  'GET /api/admin/house-documents/:id': endpoint({
    ...moderators,
    params,
    translated: true,
    reply: z.object({ success, document: houseDocument }),
  }),
  'POST /api/admin/house-documents/:id/verify': endpoint({
    ...moderators,
    params,
    body: z.object({
      sent_at: instant,
      /** The last day on which the document is valid, if it names one. */
      valid_until: optional(z.iso.date(msg('staff_enter_date'))),
      /** The CIN on the document, which the audit log keeps with the outcome of its check. */
      cin: optional(typed.max(40).transform(writeCin).refine(isCin, msg('cin_wrong'))),
      /** Why the house may see children: the first of two approvals. */
      children_reason: optional(staffText(msg('say_why_children'))),
    }),
    reply: decided,
  }),
  /** The second approval, by somebody else who opened the document. */
  'POST /api/admin/house-documents/:id/verify-for-children': endpoint({
    ...moderators,
    params,
    body: z.object({ sent_at: instant }),
    reply: decided,
  }),
  'POST /api/admin/house-documents/:id/reject': endpoint({
    ...moderators,
    params,
    body: z.object({
      sent_at: instant,
      reason: staffText(msg('say_what_is_wrong')),
    }),
    reply: decided,
  }),
  /** The house, which is no agency, cannot send another document. It may appeal. */
  'POST /api/admin/house-documents/:id/refuse': endpoint({
    ...moderators,
    confirmed: true,
    params,
    body: z.object({ sent_at: instant, ...refusal }),
    reply: decided,
  }),
};
