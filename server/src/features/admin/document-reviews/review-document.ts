import type { StaffHouseDocument } from '@kirdaar/contract/admin/house-documents';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { cinWarning } from '@kirdaar/contract/rules/cin';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { bannedLikenessText } from '#features/admin/casting-calls/flag-job.ts';
import type { CarryOut, Desk } from '#features/admin/decisions/carry-out.ts';
import { findDecision } from '#features/admin/decisions/queries.ts';
import { findDocumentToReview } from '#features/admin/document-reviews/queries.ts';
import { decideDocument } from '#features/houses/documents/tasks.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

const warningTexts: Record<string, string> = {
  pan_no: 'The PAN that a member typed is unusual. Compare it with the card.',
  aadhaar_no: 'The Aadhaar number that a member typed has a wrong check digit.',
  gst_no: 'The GST number has a wrong check digit.',
};

export async function readDocument(
  { db, now, secrets }: Services,
  staff: StaffActor,
  houseId: string,
): Promise<StaffHouseDocument> {
  const found = await findDocumentToReview(db, houseId);
  const decision = await findDecision(db, staff, ['document', houseId], now());
  if (!found && decision) throw new AppError('decided_already', { name: decision.by });
  if (!found) throw new AppError('house_document_gone');
  const { identity_warnings, gst_matches_pan, banned_likeness, ...document } = found;
  await insertStaffAct(db, now(), staff, 'viewed_document', ['house', houseId]);
  return {
    ...document,
    decision,
    file: shownAddress(secrets.media, `/media/private/${document.file}`, now()),
    is_pdf: document.file.endsWith('.pdf'),
    warnings: [
      ...identity_warnings.flatMap((field) => warningTexts[field] ?? []),
      ...(gst_matches_pan === false
        ? ['The GST number belongs to another PAN than the registered one.']
        : []),
      ...(banned_likeness ? [`${bannedLikenessText(banned_likeness)}.`] : []),
    ],
  };
}

export const verifyHouse: CarryOut<{
  sent_at: string;
  valid_until?: string | undefined;
  cin?: string | undefined;
}> = async (desk, { sent_at, valid_until, cin }) => {
  const today = dayInIndia(desk.now());
  if (valid_until && valid_until < today) throw AppError.field('valid_until', 'house_document_ended');
  const done = await decideRead(desk, sent_at, { reason: null, valid_until: valid_until ?? null });
  const checked = cin && { cin, cin_check: cinWarning(cin, Number(today.slice(0, 4))) ?? 'plausible' };
  const details = { ...(valid_until && { valid_until }), ...checked };
  await insertStaffAct(desk.db, desk.now(), desk.staff, 'verified_house', ['house', desk.id], details);
  return done;
};

export const rejectDocument: CarryOut<{ sent_at: string; reason: string }> = async (desk, rejected) => {
  const { sent_at, reason } = rejected;
  const done = await decideRead(desk, sent_at, { reason, valid_until: null });
  await insertStaffAct(desk.db, desk.now(), desk.staff, 'rejected_document', ['house', desk.id], { reason });
  return done;
};

async function decideRead(
  desk: Desk,
  sent_at: string,
  decision: { reason: string | null; valid_until: string | null },
) {
  const found = await findDocumentToReview(desk.db, desk.id);
  if (found?.sent_at !== sent_at) throw new AppError('house_document_gone');
  const decided = await decideDocument(desk, desk.id, decision);
  if (!decided) throw new AppError('house_document_gone');
  const cleanUp = (services: Services) => deleteUnusedFiles(services, [decided.file]);
  return { title: found.company_name, cleanUp };
}
