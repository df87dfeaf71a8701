import type { StaffGuardianProof } from '@kirdaar/contract/admin/guardian-proofs';
import {
  findProofToReview,
  listChildrenOfMailbox,
  lockProof,
  updateToDecided,
} from '#features/accounts/guardian-proofs/queries.ts';
import { notifyOfGuardianDecision } from '#features/accounts/guardian-proofs/tasks.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import type { CarryOut, Desk } from '#features/admin/decisions/carry-out.ts';
import { findDecision } from '#features/admin/decisions/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

/** Returns the documents of a guardian beside what the accounts of the children say. */
export async function readGuardianProof(
  { db, now, secrets }: Services,
  staff: StaffActor,
  id: string,
): Promise<StaffGuardianProof> {
  const found = await findProofToReview(db, id);
  const decision = await findDecision(db, staff, ['guardian', id], now());
  if (!found && decision) throw new AppError('decided_already', { name: decision.by });
  if (!found) throw new AppError('guardian_proof_gone');
  const { mailbox, file, relation_file, ...proof } = found;
  const children = await listChildrenOfMailbox(db, mailbox, proof.sent_at);
  await insertStaffAct(db, now(), staff, 'viewed_guardian', ['guardian', id]);
  const scan = (name: string) => ({
    url: shownAddress(secrets.media, `/media/private/${name}`, now()),
    is_pdf: name.endsWith('.pdf'),
  });
  return {
    ...proof,
    decision,
    document: file === null ? null : scan(file),
    relation_document: scan(relation_file),
    children: children.map(({ guardian_id: _, ...child }) => child),
  };
}

/** Verifies the guardian and the relation to the children that were read, who can then be shown. */
export const verifyGuardian: CarryOut<{ sent_at: string }> = (desk, { sent_at }) =>
  decideRead(desk, sent_at, null);

export const rejectGuardian: CarryOut<{ sent_at: string; reason: string }> = (desk, { sent_at, reason }) =>
  decideRead(desk, sent_at, reason);

/** A copy of an identity document is not kept; the audit log keeps who decided what, when and on what kind. */
async function decideRead({ db, now, queue, staff, id }: Desk, sent_at: string, reason: string | null) {
  const found = await findProofToReview(db, id);
  if (!found) throw new AppError('guardian_proof_gone');
  const { file, relation_file, state, sent_at: sent } = await lockProof(db, id);
  if (state !== 'waiting' || sent !== sent_at) throw new AppError('guardian_proof_gone');
  await updateToDecided(db, id, reason, now());
  const decided_at = now().toISOString();
  await queue.add(db, notifyOfGuardianDecision, { proof_id: id, reason, decided_at });
  const action = reason === null ? 'verified_guardian' : 'rejected_guardian';
  const details = { kind: found.kind, ...(reason !== null && { reason }) };
  await insertStaffAct(db, now(), staff, action, ['guardian', id], details);
  const [child] = await listChildrenOfMailbox(db, found.mailbox, sent_at);
  const cleanUp = (services: Services) => deleteUnusedFiles(services, [file, relation_file]);
  return { title: child?.guardian_name ?? null, cleanUp };
}
