import { type PictureUse, pictureFrames } from '@kirdaar/contract/rules/content';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { renderInFrame } from '#platform/media/images.ts';
import type { Services } from '#platform/services.ts';
import { publicAddress } from '#platform/storage/storage.ts';

/**
 * Stores a picture in the frame of its use and returns its URL. It is kept for good: any version of the content
 * may be published again.
 */
export async function storeContentPicture(
  { db, now, storage }: Services,
  staff: { id: string },
  file: ReceivedFile | undefined,
  { use, across, down }: { use: PictureUse; across: number; down: number },
): Promise<string> {
  if (!file) throw AppError.field('picture', 'file_required');
  const webp = await renderInFrame(file.path, pictureFrames[use], { across, down });
  if (!webp) throw AppError.field('picture', 'picture_unreadable');
  const address = publicAddress(await storage.save('public', webp, 'webp'));
  await insertStaffAct(db, now(), staff, 'uploaded_picture', [], { use, address });
  return address;
}
