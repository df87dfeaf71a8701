import { callApi } from '#api/call-api.ts';
import { sendFiles } from '#api/use-upload.ts';
import type { ProfileBody } from '#features/talent/profile/profile-answers.ts';
import { storedOf } from '#features/talent/profile/stored-talent.ts';
import { refreshTalent } from '#session/store.ts';

interface ProfileSave {
  body: ProfileBody;
  /** The id of the upload with the chosen files. */
  upload: number;
  /** Whether to save on top of a version that was saved elsewhere in the meantime. */
  onTop: boolean;
}

/** The writes of the profile wizard. Drafts are saved in the background by `useProfileDraft`. */
export const profileWrites = {
  saveProfile: ({ body, upload, onTop }: ProfileSave) =>
    sendFiles(upload, async (files, options) => {
      const if_match = onTop ? await currentVersion(options.signal) : body.if_match;
      const { user } = await callApi(
        'PUT /api/user/profile',
        { body: { ...body, if_match }, files },
        options,
      );
      refreshTalent(storedOf(user));
      return user;
    }),
  deleteDraft: () => callApi('DELETE /api/user/profile/draft'),
};

async function currentVersion(signal: AbortSignal): Promise<string> {
  const { user } = await callApi('GET /api/user/profile', {}, { signal });
  return user.updated_at ?? 'never';
}
