import type { StaffHouseDocument } from '@kirdaar/contract/admin/house-documents';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { cinWarning } from '@kirdaar/contract/rules/cin';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { bannedLikenessText } from '#features/admin/casting-calls/flag-job.ts';
import { findDocumentToReview } from '#features/admin/document-reviews/queries.ts';
import { decideDocument } from '#features/houses/documents/decide-document.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

const warningTexts: Record<string, string> = {
  pan_no: 'The PAN that a member typed is unusual. Compare it with the card.',
  aadhaar_no: 'The Aadhaar number that a member typed has a wrong check digit.',
  gst_no: 'The GST number has a wrong check digit.',
};

/** Returns the waiting document of a house with a link to its file, and records that staff saw it. */
export async function readDocument(
  { db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>,
  staff: StaffActor,
  houseId: string,
): Promise<StaffHouseDocument> {
  const found = await findDocumentToReview(db, houseId);
  if (!found) throw new AppError('house_document_gone');
  const { identity_warnings, gst_matches_pan, banned_likeness, calls, open_reports, ...document } = found;
  await insertStaffAct(db, { staff, action: 'viewed_document', subject: ['house', houseId] }, now());
  return {
    ...document,
    calls: Number(calls),
    open_reports: Number(open_reports),
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

/** Verifies a house by the document that waits, or refuses the document for a reason that the house is told. */
export async function decideDocumentAsStaff(
  desk: Pick<Services, 'db' | 'now' | 'queue' | 'storage'>,
  staff: StaffActor,
  houseId: string,
  {
    reason = null,
    valid_until = null,
    cin,
  }: { reason?: string | null; valid_until?: string | null | undefined; cin?: string | undefined },
) {
  if (valid_until !== null && valid_until < dayInIndia(desk.now()))
    throw AppError.field('valid_until', 'house_document_ended');
  if (!(await findDocumentToReview(desk.db, houseId))) throw new AppError('house_document_gone');
  if (!(await decideDocument(desk, houseId, reason, valid_until))) throw new AppError('house_document_gone');
  const action = reason === null ? 'verified_house' : 'refused_document';
  const checked = cin && {
    cin,
    cin_check: cinWarning(cin, Number(dayInIndia(desk.now()).slice(0, 4))) ?? 'plausible',
  };
  const details = reason === null ? { ...(valid_until && { valid_until }), ...checked } : { reason };
  await insertStaffAct(desk.db, { staff, action, subject: ['house', houseId], details }, desk.now());
}
