import type { CompanyForm } from '@kirdaar/contract/company';
import { lockCompany, updateCompany } from '#features/company/queries.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { laterThan } from '#platform/later-than.ts';
import type { ReceivedFile } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { publicAddress } from '#platform/storage.ts';
import { readUpload } from '#platform/uploads.ts';

/** Saves what a house tells of itself, with its logo or not at all. The same request again changes nothing. */
export async function saveCompany(
  { db, storage, now }: Services,
  { id: saved_by, production_house_id }: ProductionActor,
  { if_match, request_id, ...changes }: CompanyForm,
  logo: ReceivedFile | undefined,
) {
  const upload = logo && (await readUpload('image', logo));
  const file = upload && (await storage.save('public', upload.source, upload.extension));
  // Whichever of the two nobody shows in the end.
  let unused = file;
  try {
    unused = await db.transaction().execute(async (trx) => {
      const kept = await lockCompany(trx, production_house_id);
      if (request_id && request_id === kept.saved_by_request) return file;
      if (if_match && if_match !== (kept.updated_at ?? 'never'))
        throw new Refusal(409, 'This profile was saved in another window meanwhile.');

      await updateCompany(trx, production_house_id, {
        ...changes,
        ...(file && { profile_photo: publicAddress(file) }),
        updated_at: laterThan(kept.updated_at, now()),
        saved_by_request: request_id ?? null,
        saved_by,
      });
      return file && fileOf(kept.profile_photo);
    });
  } finally {
    if (unused) await storage.remove('public', unused);
  }
}

function fileOf(address: string | null): string | undefined {
  return address?.match(/^\/media\/public\/([\w-]+\.\w+)$/)?.[1];
}
