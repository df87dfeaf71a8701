import { z } from 'zod';
import { decided, moderators, staffDecision } from '#admin/staff-decisions.ts';
import { staffText } from '#admin/staff-fields.ts';
import { endpoint } from '#endpoint.ts';
import { idOf, instant, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { guardianIdentities } from '#rules/guardian-proofs.ts';
import { guardianRelations } from '#rules/talent-vocabulary.ts';

const params = idOf('guardian_proof_gone');

/** A file that opens for ten minutes. */
const scan = z.object({ url: z.string(), is_pdf: z.boolean() });

const guardianProof = z.object({
  id: z.uuid(),
  kind: z.enum(guardianIdentities),
  sent_at: instant,
  /** Null after an identification by DigiLocker, and for a child who was added later. */
  document: scan.nullable(),
  relation_document: scan,
  digilocker_name: z.string().nullable(),
  /** When staff verified the guardian before, so that only the relation is to be compared. */
  identified_at: instant.nullable(),
  /** The children, each with the guardian as its account named them; first those whose relation is to be compared. */
  children: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      date_of_birth: z.iso.date().nullable(),
      guardian_name: z.string(),
      relation: z.enum(guardianRelations),
      runs_account: z.boolean(),
      /** When staff compared the relation to this child. */
      relation_verified_at: instant.nullable(),
    }),
  ),
  decision: staffDecision.nullable(),
});
export type StaffGuardianProof = z.output<typeof guardianProof>;

/** The documents by which a guardian proves who they are. Each decision names those read by the time they were sent. */
export const guardianProofReviews = {
  'GET /api/admin/guardian-proofs/:id': endpoint({
    ...moderators,
    params,
    reply: z.object({ success, proof: guardianProof }),
  }),
  'POST /api/admin/guardian-proofs/:id/verify': endpoint({
    ...moderators,
    params,
    body: z.object({ sent_at: instant }),
    reply: decided,
  }),
  'POST /api/admin/guardian-proofs/:id/reject': endpoint({
    ...moderators,
    params,
    body: z.object({ sent_at: instant, reason: staffText(msg('say_why_person')) }),
    reply: decided,
  }),
};
