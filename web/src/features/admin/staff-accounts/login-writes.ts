import type { StaffCredentials, StaffJoining } from '@kirdaar/contract/admin/staff-accounts';
import { callApi } from '#api/call-api.ts';
import { NoPasskeyUsed, signAsStaff } from '#features/admin/staff-passkeys/sign-as-staff.ts';
import { storeStaffToken } from '#features/admin/staff-token.ts';

/** The writes before a staff login. */
export const staffLoginWrites = {
  logIn: async (body: StaffCredentials) => {
    const { token } = await callApi('POST /api/admin/login', { body });
    storeStaffToken(token);
    return true;
  },
  logInWithPasskey: async (body: { email: string; password: string }) => {
    const { options } = await callApi('POST /api/admin/login/options', { body });
    try {
      const credential = await signAsStaff(options);
      const { token } = await callApi('POST /api/admin/login', { body: { ...body, credential } });
      storeStaffToken(token);
      return {};
    } catch (error) {
      if (error instanceof NoPasskeyUsed) return { notUsed: error.message };
      throw error;
    }
  },
  chooseLogin: (body: StaffJoining) => callApi('POST /api/admin/invitation/accept', { body }),
  confirmLogin: async (body: { token: string; code: string }) => {
    const opened = await callApi('POST /api/admin/invitation/confirm', { body });
    storeStaffToken(opened.token);
    return true;
  },
};
