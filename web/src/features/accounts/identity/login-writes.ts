import type { Reply } from '@kirdaar/contract/api';
import { type ActionFunctionArgs, replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { takeOverAccount } from '#features/accounts/identity/take-over-account.ts';
import { startOf } from '#paths.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { returnPath } from '#session/return-path.ts';
import { storeHouse, storeTalent } from '#session/store.ts';

export interface Credentials {
  identifier: string;
  password: string;
  /** The two-step login code, once it is requested. */
  code?: string;
}

/** What the server answers to a login. */
export type OpenedSession = Reply<'POST /api/user/login'> | Reply<'POST /api/production/login'>;

/** The logins of both roles. */
export const loginWrites = {
  /** Stores the session and opens the page that asked for the login, or the start page of the role. */
  logIn: async (
    { role, ...body }: Credentials & { role: Role },
    { request }: ActionFunctionArgs,
  ): Promise<OpenedSession> => {
    const opened = await callApi(`POST /api/${areaOf[role]}/login`, { body });
    throw replace(storeOpened(opened, new URL(request.url).search));
  },
};

/** Stores the session of a login and returns the path to open next. */
export function storeOpened(opened: OpenedSession, search: string): string {
  const role = 'user' in opened ? 'talent' : 'production';
  if ('user' in opened) storeTalent(opened.token, opened.user);
  else storeHouse(opened.token, opened.production_house);
  takeOverAccount(opened);
  return returnPath(search) ?? startOf[role];
}
