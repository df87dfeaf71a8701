import type { Reply } from '@kirdaar/contract/api';
import { type ActionFunctionArgs, replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { openAccount } from '#features/accounts/identity/open-account.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { returnPath } from '#session/return-path.ts';

export interface Credentials {
  identifier: string;
  password: string;
  code?: string;
}

export const loginWrites = {
  /** Stores the session and opens the page that asked for the login, or the start page of the role. */
  logIn: async (
    { role, ...body }: Credentials & { role: Role },
    { request }: ActionFunctionArgs,
  ): Promise<Reply<'POST /api/user/login'> | Reply<'POST /api/production/login'>> => {
    const opened = await callApi(`POST /api/${areaOf[role]}/login`, { body });
    throw replace(openAccount(opened, returnPath(new URL(request.url).search)));
  },
};
