import { replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { discardUploads } from '#features/talent/media/interrupted-uploads.ts';
import { loginOf } from '#paths.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { clearSession } from '#session/store.ts';
import { deleteDrafts } from '#ui/draft.ts';
import { showToast } from '#ui/toast-list.ts';

/** The deletion of an account, which logs out everywhere. */
export const accountDeletionWrites = {
  deleteAccount: async ({ role, password }: { role: Role; password: string }) => {
    const { message } = await callApi(`POST /api/${areaOf[role]}/account-deletion`, { body: { password } });
    clearSession();
    deleteDrafts();
    discardUploads();
    showToast('success', message);
    throw replace(loginOf[role]);
  },
};
