import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { forgetWaiting } from '#features/applications/outbox/waiting-store.ts';
import { discardUploads } from '#features/talent/media/interrupted-uploads.ts';
import { DELETED_ON, loginOf } from '#paths.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { clearSession } from '#session/store.ts';
import { deleteDrafts } from '#ui/draft.ts';

/** The deletion of an account, which logs out everywhere. */
export const accountDeletionWrites = {
  deleteAccount: async ({ role, password }: { role: Role; password: string }) => {
    const { erase_at } = await callApi(`POST /api/${areaOf[role]}/account-deletion`, { body: { password } });
    clearSession();
    deleteDrafts();
    discardUploads();
    forgetWaiting();
    const day = dayInIndia(new Date(erase_at));
    throw replace(`${loginOf[role]}?${DELETED_ON}=${day}`);
  },
};
