import type { JobPost } from '@kirdaar/contract/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { findTrustedHouse, insertJob } from '#features/jobs/queries.ts';
import { hasCode } from '#platform/database.ts';
import type { JobStatus } from '#platform/database-types.generated.ts';
import type { ReceivedFile } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { publicAddress, type Storage } from '#platform/storage.ts';
import { readUpload } from '#platform/uploads.ts';

const HOUSE_IS_INCOMPLETE = 'KD007';

/**
 * Posts a casting call of a house, once per filled form. It is open at once, or waits for staff: the first
 * call of a house that they do not know.
 */
export async function postJob(
  { db, storage, now, config }: Services,
  production_house_id: string,
  post: JobPost,
  picture: ReceivedFile | undefined,
): Promise<{ id: string; status: JobStatus }> {
  const postedOn = now();
  refusePastDeadline(post.application_deadline, dayInIndia(postedOn));

  const approved = config.AUTO_APPROVE || Boolean(await findTrustedHouse(db, production_house_id));
  const file = picture && (await savePicture(storage, picture));
  const image = file ? publicAddress(file) : null;
  let kept: string | null = null;
  try {
    const job = await insertJob(db, {
      ...post,
      production_house_id,
      status: approved ? 'open' : 'pending',
      approved_at: approved ? postedOn.toISOString() : null,
      image,
      posted_on: postedOn.toISOString(),
    });
    kept = job.image;
    return { id: job.id, status: job.status };
  } catch (error) {
    if (!hasCode(error, HOUSE_IS_INCOMPLETE)) throw error;
    throw new Refusal(403, 'Please complete your registration before you post a job.');
  } finally {
    if (file && image !== kept) await storage.remove('public', file);
  }
}

async function savePicture(storage: Storage, picture: ReceivedFile): Promise<string> {
  const { source, extension } = await readUpload('image', picture);
  return storage.save('public', source, extension);
}

function refusePastDeadline(deadline: string, today: string) {
  if (deadline >= today) return;
  const message = 'The deadline cannot be in the past.';
  throw new Refusal(400, message, { fields: { application_deadline: message } });
}
