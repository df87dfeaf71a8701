import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { RENEWAL_DAYS } from '@kirdaar/contract/rules/house-documents';
import { verifiedNameLeft } from '#features/accounts/identity/verified-names.ts';
import { updateToUnverified } from '#features/accounts/identity/verified-queries.ts';
import { findOwnerLanguage } from '#features/admin/decision-reasons/queries.ts';
import {
  endFirstApproval,
  endGrades,
  listDocumentsSealedOtherwise,
  listGradesEnded,
  listVerificationsEnding,
  replaceDocument,
  takeDownCallsForChildren,
  updateToEnded,
} from '#features/admin/document-reviews/queries.ts';
import { notifyOfHouseLeft } from '#features/applications/ended-applications/tasks.ts';
import { verificationEndsEmail, verifiedNameLeftEmail } from '#features/houses/documents/emails.ts';
import { isAgency, lockVerification } from '#features/houses/documents/queries.ts';
import {
  notifyOfChildGrade,
  notifyOfVerificationEnd,
  notifyOwner,
} from '#features/houses/documents/tasks.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/post-job.ts';
import { deleteRevision, findRevision } from '#features/jobs/reviews/queries.ts';
import { notifyApplicants } from '#features/jobs/reviews/tasks.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { AppError } from '#platform/http/app-error.ts';
import { storeFile, withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import { sealedPrefix } from '#platform/storage/sealed-storage.ts';
import type { Task } from '#platform/task.ts';

/** Tells houses and agencies in time that their document ends, and ends the verification after its last day. */
export const endVerifications: Task = {
  name: 'end-verifications',
  schedule: '41 6 * * *',
  run: async (services) => {
    const today = dayInIndia(services.now());
    for (const { id, day } of await listVerificationsEnding(services.db, addDays(today, RENEWAL_DAYS))) {
      if (day < today) await endVerification(services, id, day);
      else await notifyOwner(services, id, `verification ends after ${day}`, verificationEndsEmail, { day });
    }
    for (const { production_house_id } of await listGradesEnded(services.db, today)) {
      const images = await services.db
        .transaction()
        .execute((db) => endChildGrade({ ...services, db }, production_house_id, null));
      for (const image of images) await deleteUnusedImage(services, image);
    }
  },
};

/** Does what follows for a house or an agency that took another name than the one of its document, and tells it. */
export const endVerificationOfRenamed: Task<{ owner_id: string; at: string }> = {
  ...verifiedNameLeft,
  run: async (services, { owner_id, at }) => {
    const images = await services.db.transaction().execute(async (db) => {
      const owner = await lockVerification(db, owner_id);
      return owner && !owner.verified ? carryOutEnd({ ...services, db }, owner_id, null) : [];
    });
    for (const image of images) await deleteUnusedImage(services, image);
    const source = `verification of a former name ended ${at}`;
    await notifyOwner(services, owner_id, source, verifiedNameLeftEmail, {});
  },
};

/** Ends the verification of a house or an agency whose document was valid until a day. */
async function endVerification(services: Services, owner_id: string, day: string) {
  const images = await services.db.transaction().execute(async (trx) => {
    if (!(await updateToUnverified(trx, owner_id, day))) return [];
    await services.queue.add(trx, notifyOfVerificationEnd, { owner_id, day });
    return carryOutEnd({ ...services, db: trx }, owner_id, day);
  });
  for (const image of images) await deleteUnusedImage(services, image);
}

const words = serverWords('refusals');

/**
 * Rejects the document of a verification that has ended after a day or, if null, with a name, and takes down the casting
 * calls of a house that may cast children until it is verified again.
 */
async function carryOutEnd(services: Services, owner_id: string, day: string | null) {
  const { db } = services;
  const language = await findOwnerLanguage(db, owner_id);
  const reason = day
    ? words[language].document_ended(formatDay(day, language))
    : words[language].document_of_other_name;
  await updateToEnded(db, owner_id, reason);
  return (await isAgency(db, owner_id)) ? [] : takeDownForChildren(services, owner_id);
}

/** Ends the verification for children, takes down the calls for them and returns the images of those to delete. */
export async function endChildGrade(
  services: Pick<Services, 'db' | 'now' | 'queue'>,
  production_house_id: string,
  reason: string | null,
): Promise<string[]> {
  const { db, now, queue } = services;
  const ended = await endGrades(db, production_house_id, now()).execute();
  if (ended.length === 0) throw new AppError('child_grade_gone');
  // Who approved a renewal did not know what made staff end the grade.
  if (reason !== null) await endFirstApproval(db, production_house_id, now());
  const decided_at = now().toISOString();
  await queue.add(db, notifyOfChildGrade, { production_house_id, granted: false, reason, decided_at });
  return takeDownForChildren(services, production_house_id);
}

async function takeDownForChildren(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  houseId: string,
) {
  await queue.add(db, notifyOfHouseLeft, { production_house_id: houseId });
  const reason = words[await findOwnerLanguage(db, houseId)].not_for_children;
  const unused: string[] = [];
  for (const { id } of await takeDownCallsForChildren(db, houseId, reason, now())) {
    const revision = await findRevision(db, id);
    if (revision?.image) unused.push(revision.image);
    await deleteRevision(db, id);
    await queue.add(db, notifyApplicants, { job_id: id, hidden: true, at: now().toISOString() });
  }
  return unused;
}

/** Encrypts the waiting documents with the newest key that need an older one, or were stored without any. */
export const resealDocuments: Task = {
  name: 'reseal-documents',
  schedule: '23 * * * *',
  seconds: 600,
  run: async (services) => {
    const { db, secrets, storage } = services;
    for (const name of await listDocumentsSealedOtherwise(db, sealedPrefix(secrets.documents))) {
      const file = await storage.open('private', name);
      if (!file) continue;
      await withCleanup(services, async (files) => {
        const content = await buffer(await file.read());
        const sealed = await storeFile(services, 'private', content, extname(name).slice(1), {
          isSealed: true,
        });
        files.push(sealed, name);
        await replaceDocument(db, name, sealed);
      });
    }
  },
};
