import type { PasskeyCredential } from '@kirdaar/contract/accounts/passkeys';
import type { StaffCredentials, StaffJoining } from '@kirdaar/contract/admin/staff-accounts';
import { callApi } from '#api/call-api.ts';
import { PasskeyCancelled, signWithPasskey } from '#features/accounts/passkeys/device-passkey.ts';
import { storeStaffToken } from '#features/admin/staff-token.ts';
import * as words from '#words/admin/staff-area.ts';

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

/** The person has no passkey, or closed the browser's dialog: the message says what to do. */
export class NoPasskeyUsed extends Error {}

/** Signs with a passkey of the person whom these options are for. */
export async function signAsStaff(options: object | null): Promise<PasskeyCredential> {
  if (!options) throw new NoPasskeyUsed(words.sign_none);
  try {
    return await signWithPasskey(options);
  } catch (error) {
    if (!(error instanceof PasskeyCancelled)) throw error;
    throw new NoPasskeyUsed(words.sign_cancelled, { cause: error });
  }
}
