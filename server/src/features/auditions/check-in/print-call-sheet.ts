import { dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import type { Language } from '@kirdaar/contract/rules/languages';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { drawCallSheet, PHOTO_FRAME, type SheetSlot } from '#features/auditions/check-in/draw-call-sheet.ts';
import { findAuditionedJob, listSlots } from '#features/auditions/slots/queries.ts';
import { printPhoto } from '#features/talent/public-profile/print-photos.ts';
import { AppError } from '#platform/http/app-error.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import type { Services } from '#platform/services.ts';

const limitRendering = openConcurrencyLimit({ atOnce: 1, waiting: 50 });

/** Returns the call sheet of a casting call's auditions from today on, as a PDF. */
export async function printCallSheet(services: Services, houseId: string, jobId: string, language: Language) {
  const { db, now, storage } = services;
  const job = await findAuditionedJob(db, houseId, jobId);
  if (!job) throw new AppError('job_not_found');
  const today = instantInIndia(dayInIndia(now()), '00:00').getTime();
  const found = await listSlots(db, { houseId, jobId, now: now(), limit: MAX_LIST }, undefined);
  return limitRendering(async () => {
    const slots: SheetSlot[] = [];
    for (const slot of found.filter(({ starts_at }) => Date.parse(starts_at) >= today)) {
      const people: SheetSlot['people'] = [];
      for (const { user, confirmed } of slot.attendees) {
        const photo = await printPhoto(storage, user.image_url, PHOTO_FRAME);
        people.push({ name: user.name, confirmed, photo });
      }
      slots.push({ ...slot, people });
    }
    return drawCallSheet({ ...job, language }, slots, now());
  });
}
