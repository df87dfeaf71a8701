import { randomUUID } from 'node:crypto';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  insertFirstApproval,
  updateToVerifiedForChildren,
} from '#features/admin/document-reviews/queries.ts';
import { updateToDecided, upsertDocument } from '#features/houses/documents/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Verifies a house for children: two members of staff open its document and approve, and it is deleted. */
export async function insertChildGrade(
  db: Database,
  now: Date,
  production_house_id: string,
  [first, second]: readonly [string, string],
) {
  const at = now.toISOString();
  const file = `${randomUUID()}.pdf`;
  await db.insertInto('media_file').values({ name: file, is_public: false, created_at: at }).execute();
  const document = { kind: 'pan_card', for_children: true, account_id: null, sent_at: at } as const;
  await upsertDocument(db, { ...document, production_house_id, file });
  for (const id of [first, second])
    await insertStaffAct(db, now, { id }, 'viewed_document', ['house', production_house_id]);
  const reason = 'Its casting calls name the studio, the hours and who is responsible.';
  await insertFirstApproval(db, { production_house_id, reason, first_by: first, first_at: at });
  await updateToVerifiedForChildren(db, production_house_id, second, now);
  await updateToDecided(db, production_house_id, { reason: null, refused_for: null }, now);
  await db.deleteFrom('media_file').where('name', '=', file).execute();
}
