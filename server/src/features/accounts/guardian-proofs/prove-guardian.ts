import type { EndpointOutput } from '@kirdaar/contract/api';
import {
  findProof,
  isMobileOfChild,
  lockProof,
  updateToWaiting,
  upsertMobile,
} from '#features/accounts/guardian-proofs/queries.ts';
import { findGuardianOfPass } from '#features/accounts/guardians/decide-as-guardian.ts';
import { redeemCode } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { sendNewCode } from '#features/accounts/one-time-codes/request-code.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/** Sends a code to the mobile number of a guardian, by text message. */
export async function sendMobileCode(
  services: Services,
  { pass, mobile }: { pass: string; mobile: string },
  guesser: Guesser,
) {
  const { db, config } = services;
  const { contact, talent_id } = await findGuardianOfPass(services, pass);
  const proof = await findProof(db, contact);
  if (proof?.identified_at) throw new AppError('guardian_already_verified');
  if (!isChannelAvailable(config, 'sms')) throw AppError.field('mobile', 'text_messages_unavailable');
  if (await isMobileOfChild(db, contact, mobile)) throw mobileOfChild();
  await sendNewCode(services, scopeOf(mobile, talent_id), guesser);
}

/** Returns the contact of the guardian, whose mobile number is then proven. */
export async function proveMobile(
  services: Services,
  { pass, mobile, otp }: { pass: string; mobile: string; otp: string },
  guesser: Guesser,
): Promise<string> {
  const { contact, talent_id } = await findGuardianOfPass(services, pass);
  await redeemCode(services, scopeOf(mobile, talent_id), { otp, guesser }, ({ db, now }) =>
    upsertMobile(db, { contact, mobile, now: now() }),
  ).catch((error) => {
    throw hasCode(error, RULES.GUARDIAN_HAS_CONTACT_OF_CHILD) ? mobileOfChild() : error;
  });
  return contact;
}

type Sent = EndpointOutput<'POST /api/guardian/documents', ReceivedFile>;

/**
 * Sends staff the documents of a guardian, in place of those that were not decided or were rejected. For a child who was
 * added later it is only the one that shows the relation.
 */
export async function sendDocuments(services: Services, { body, files }: Pick<Sent, 'body' | 'files'>) {
  const { pass, kind } = body;
  const { contact } = await findGuardianOfPass(services, pass);
  const proof = assertUnverified(await findProof(services.db, contact));
  if (!proof) throw new AppError('guardian_mobile_needed');
  const identity = files.document[0];
  const relation = files.relation_document[0];
  const isIdentified =
    proof.identified_at !== null || (kind === 'digilocker' && proof.digilocker_name !== null);
  if (!identity && !isIdentified) throw AppError.field('document', 'file_required');
  if (!relation) throw AppError.field('relation_document', 'file_required');

  await withCleanup(services, async (stored) => {
    const store = async (field: string, { path }: ReceivedFile) =>
      (await prepareFile(services, { field, accepted: 'scan', path, owner: contact }, stored)).file;
    const file = isIdentified || !identity ? null : await store('document', identity);
    const identity_kind = (proof.identified_at && proof.kind) || kind;
    const relation_file = await store('relation_document', relation);
    await services.db.transaction().execute(async (db) => {
      const before = await lockProof(db, proof.id);
      assertUnverified(before);
      stored.push(before.file, before.relation_file);
      const sent_at = services.now().toISOString();
      await updateToWaiting(db, proof.id, { kind: identity_kind, file, relation_file, sent_at });
    });
  });
  return contact;
}

function assertUnverified<P extends { state: string } | undefined>(proof: P): P {
  if (proof?.state === 'verified') throw new AppError('guardian_already_verified');
  return proof;
}

function mobileOfChild() {
  return AppError.field('mobile', 'guardian_mobile_is_childs');
}

/** The code is sent in the language of the child's account. */
function scopeOf(mobile: string, talent_id: string): CodeScope {
  return { role: 'talent', purpose: 'guardian', address: mobile, account_id: talent_id };
}
