import { msg } from '@kirdaar/contract/messages';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { type Addition, addition } from '@kirdaar/contract/talent/media';
import { addMedia, assertWithinLimit } from '#features/talent/media/add-media.ts';
import { describeMedium } from '#features/talent/media/describe-medium.ts';
import { findMedium } from '#features/talent/media/queries.ts';
import { beginUpload } from '#features/talent/uploads/begin-upload.ts';
import { deleteUpload, findUpload, finishUpload } from '#features/talent/uploads/queries.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import type { UploadKind } from '#platform/storage/resumable-upload-routes.ts';

type MediaUpload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Resumable uploads of a talent's large files, which become media like any other. */
export function mediaUploads(services: Services): UploadKind<TalentActor, Addition, MediaUpload> {
  const { db, now } = services;
  return {
    scope: 'profiles:write',
    metadata: addition,
    accepted: ({ kind }) => mediaRules[kind].file,
    async insert({ id: talent_id }, { kind, replaces }, upload) {
      if (replaces && !(await findMedium(db, talent_id, replaces))) throw new AppError('medium_not_found');
      await assertWithinLimit(services, talent_id, [{ kind, field: 'file', replaces }]);
      await beginUpload(services, { ...upload, talent_id, kind, replaces: replaces ?? null });
    },
    find: (id) => findUpload(db, id, now()),
    finish({ id, account_id, kind, replaces }, path) {
      const added = { kind, field: 'file', file: { path }, replaces: replaces ?? undefined };
      return addMedia(services, account_id, [added], async (trx, media) => {
        for (const medium of media) {
          if (!(await finishUpload(trx, id, medium.id, now()))) throw new AppError('upload_not_found');
        }
      });
    },
    delete: (id) => deleteUpload(db, id),
    async reply(id) {
      const { account_id = '', media_id } = (await findUpload(db, id, now())) ?? {};
      const medium = media_id ? await findMedium(db, account_id, media_id) : undefined;
      const media = medium ? describeMedium(services, medium) : null;
      return { success: true, message: msg('file_added'), media };
    },
  };
}
