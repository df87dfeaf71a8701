import { type ActionFunctionArgs, replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { announceKeptAccount } from '#features/accounts/identity/announce-kept-account.ts';
import { startOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { returnPath } from '#session/return-path.ts';
import { storeHouse, storeTalent } from '#session/store.ts';

export interface Credentials {
  identifier: string;
  password: string;
  /** The two-step login code, once it is requested. */
  code?: string;
}

/** The logins of both roles. */
export const loginWrites = {
  /** Stores the session and opens the page that asked for the login, or the start page of the role. */
  logIn: async ({ role, ...body }: Credentials & { role: Role }, { request }: ActionFunctionArgs) => {
    if (role === 'talent') {
      const opened = await callApi('POST /api/user/login', { body });
      storeTalent(opened.token, opened.user);
      announceKeptAccount(opened);
    } else {
      const opened = await callApi('POST /api/production/login', { body });
      storeHouse(opened.token, opened.production_house);
      announceKeptAccount(opened);
    }
    throw replace(returnPath(new URL(request.url).search) ?? startOf[role]);
  },
};
