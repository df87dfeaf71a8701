import type { StaffHouseDocument } from '@kirdaar/contract/admin/house-documents';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { cinWarning } from '@kirdaar/contract/rules/cin';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { RefusalGround } from '@kirdaar/contract/rules/staff-decisions';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { readReasonsFor } from '#features/admin/decision-reasons/queries.ts';
import { refusalText } from '#features/admin/decision-reasons/refusal-text.ts';
import type { CarryOut, Desk } from '#features/admin/decisions/carry-out.ts';
import { findDecision } from '#features/admin/decisions/queries.ts';
import {
  endFirstApproval,
  findDocumentToReview,
  insertFirstApproval,
  updateToVerifiedForChildren,
} from '#features/admin/document-reviews/queries.ts';
import { endChildGrade } from '#features/admin/document-reviews/tasks.ts';
import { requireSecondPerson } from '#features/admin/staff-accounts/second-person.ts';
import { lockVerification, updateToDecided } from '#features/houses/documents/queries.ts';
import { decideDocument, notifyOfChildGrade } from '#features/houses/documents/tasks.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/post-job.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

const words = serverWords('queueTitles');

export async function readDocument(
  { db, now, secrets }: Services,
  staff: StaffActor,
  houseId: string,
  language: Language,
): Promise<StaffHouseDocument> {
  const texts = words[language].flags;
  const found = await findDocumentToReview(db, houseId);
  const decision = await findDecision(db, staff, ['document', houseId], now());
  if (!found && decision) throw new AppError('decided_already', { name: decision.by });
  if (!found) throw new AppError('house_document_gone');
  const {
    identity_warnings,
    gst_matches_pan,
    banned_likeness,
    first_by,
    first_reason,
    first_name,
    ...document
  } = found;
  await insertStaffAct(db, now(), staff, 'viewed_document', subjectOf(found));
  return {
    ...document,
    decision,
    ...(await readReasonsFor(db, houseId)),
    first_approval:
      first_by === null
        ? null
        : { by: first_name ?? '', reason: first_reason ?? '', is_mine: first_by === staff.id },
    file: shownAddress(secrets.media, `/media/private/${document.file}`, now()),
    is_pdf: document.file.endsWith('.pdf'),
    warnings: [
      ...(['pan_no', 'aadhaar_no', 'gst_no'] as const)
        .filter((field) => identity_warnings.includes(field))
        .map((field) => texts[field]),
      ...(gst_matches_pan === false ? [texts.gst_of_other_pan] : []),
      ...(banned_likeness ? [texts.banned_before(banned_likeness)] : []),
    ],
  };
}

export const verifyHouse: CarryOut<{
  sent_at: string;
  valid_until?: string | undefined;
  cin?: string | undefined;
  children_reason?: string | undefined;
}> = async (desk, { sent_at, valid_until, cin, children_reason: reason }) => {
  const today = dayInIndia(desk.now());
  if (valid_until && valid_until < today) throw AppError.field('valid_until', 'house_document_ended');
  const isKept = reason !== undefined;
  const { subject, ...done } = await decideRead(desk, sent_at, {
    reason: null,
    valid_until: valid_until ?? null,
    isKept,
  });
  const checked = cin && { cin, cin_check: cinWarning(cin, Number(today.slice(0, 4)))?.part ?? 'plausible' };
  const details = { ...(valid_until && { valid_until }), ...checked };
  await insertStaffAct(desk.db, desk.now(), desk.staff, 'verified_house', subject, details);
  if (!isKept) return done;
  const first = {
    first_by: desk.staff.id,
    first_at: desk.now().toISOString(),
    valid_until: valid_until ?? null,
  };
  // One of somebody who has left the staff.
  await endFirstApproval(desk.db, desk.id, desk.now());
  await asOpened(() => insertFirstApproval(desk.db, { production_house_id: desk.id, reason, ...first }));
  await insertStaffAct(desk.db, desk.now(), desk.staff, 'approved_for_children', ['house', desk.id], {
    reason,
  });
  return done;
};

/** Verifies a house for children after a colleague has approved it: both have opened the document. */
export const verifyForChildren: CarryOut<{ sent_at: string }> = async (desk, { sent_at }) => {
  const { db, now, queue, staff, id: production_house_id } = desk;
  const { first_by, company_name, file } = await findRead(desk, sent_at);
  if (first_by === null) throw new AppError('nothing_to_review');
  await requireSecondPerson(db, first_by, staff.id, now());
  await asOpened(() => updateToVerifiedForChildren(db, production_house_id, staff.id, now()));
  await updateToDecided(db, production_house_id, { reason: null, refused_for: null }, now());
  const decided_at = now().toISOString();
  await queue.add(db, notifyOfChildGrade, { production_house_id, granted: true, reason: null, decided_at });
  await insertStaffAct(db, now(), staff, 'verified_for_children', ['house', production_house_id]);
  return { title: company_name, cleanUp: (services) => deleteUnusedFiles(services, [file]) };
};

export const endGradeAsStaff: CarryOut<{ reason: string }> = async (desk, { reason }) => {
  const images = await endChildGrade(desk, desk.id, reason);
  await insertStaffAct(desk.db, desk.now(), desk.staff, 'ended_child_grade', ['house', desk.id], { reason });
  const house = await lockVerification(desk.db, desk.id);
  const cleanUp = async (services: Services) => {
    for (const image of images) await deleteUnusedImage(services, image);
  };
  return { title: house?.company_name ?? null, cleanUp };
};

async function asOpened<T>(approve: () => Promise<T>) {
  try {
    return await approve();
  } catch (error) {
    throw hasCode(error, RULES.DOCUMENT_NOT_OPENED) ? new AppError('item_not_opened') : error;
  }
}

export const rejectDocument: CarryOut<{ sent_at: string; reason: string }> = async (desk, rejected) => {
  const { sent_at, reason } = rejected;
  const { subject, ...done } = await decideRead(desk, sent_at, { reason, valid_until: null, isKept: false });
  await insertStaffAct(desk.db, desk.now(), desk.staff, 'rejected_document', subject, { reason });
  return done;
};

/** Refuses the documents of a house or an agency for good. It reads the ground in its language before the reason. */
export const refuseDocument: CarryOut<{ sent_at: string; ground: RefusalGround; reason: string }> = async (
  desk,
  { sent_at, ground, reason },
) => {
  const { db, now, staff, id } = desk;
  const told = await refusalText(db, id, { ground, reason });
  const { subject, ...done } = await decideRead(desk, sent_at, {
    ...{ reason: told, refused_for: ground },
    ...{ valid_until: null, isKept: false },
  });
  await insertStaffAct(db, now(), staff, 'refused_document', subject, { ground, reason });
  return done;
};

async function decideRead(desk: Desk, sent_at: string, decision: Parameters<typeof decideDocument>[2]) {
  const found = await findRead(desk, sent_at);
  const isApproved = decision.reason === null && found.first_by !== null;
  if (isApproved || (decision.isKept && !found.for_children)) throw new AppError('nothing_to_review');
  const decided = await decideDocument(desk, desk.id, decision);
  if (!decided) throw new AppError('house_document_gone');
  const cleanUp = (services: Services) => deleteUnusedFiles(services, [decided.file]);
  return { title: found.company_name, subject: subjectOf(found), cleanUp };
}

function subjectOf({ is_agency, house_id }: { is_agency: boolean; house_id: string }) {
  return [is_agency ? 'account' : 'house', house_id] as const;
}

/** Returns the document that waits, if it is the one that was read. */
async function findRead({ db, id }: Desk, sent_at: string) {
  const found = await findDocumentToReview(db, id);
  if (found?.sent_at !== sent_at) throw new AppError('house_document_gone');
  return found;
}
