import { type ActionFunctionArgs, replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { openAccount } from '#features/accounts/identity/open-account.ts';
import {
  createPasskey,
  PasskeyCancelled,
  signWithPasskey,
} from '#features/accounts/passkeys/device-passkey.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { returnPath } from '#session/return-path.ts';
import * as words from '#words/accounts/account-settings.ts';

interface NewPasskey {
  role: Role;
  name: string;
  password: string;
  code?: string;
}

export const passkeyWrites = {
  addPasskey: async ({ role, name, ...proof }: NewPasskey) => {
    const area = areaOf[role];
    const { options } = await callApi(`POST /api/${area}/passkeys/options`, { body: proof });
    try {
      const credential = await createPasskey(options);
      const { message } = await callApi(`POST /api/${area}/passkeys`, { body: { name, credential } });
      return { cancelled: false, message };
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) throw error;
      return { cancelled: true, message: words.add_cancelled };
    }
  },
  removePasskey: ({ role, id }: { role: Role; id: string }) =>
    callApi(`DELETE /api/${areaOf[role]}/passkeys/:id`, { params: { id } }),
};

export const passkeyLoginWrites = {
  /** Stores the session and opens the page that asked for the login, or the start page of the role. */
  logInWithPasskey: async (role: Role, { request }: ActionFunctionArgs) => {
    const area = areaOf[role];
    const { options } = await callApi(`POST /api/${area}/passkey-login/options`);
    try {
      const credential = await signWithPasskey(options);
      const opened = await callApi(`POST /api/${area}/passkey-login`, { body: { credential } });
      throw replace(openAccount(opened, returnPath(new URL(request.url).search)));
    } catch (error) {
      if (error instanceof PasskeyCancelled) return { cancelled: true, message: words.login_cancelled };
      throw error;
    }
  },
};
