import type { SettingRequest } from '#features/accounts/one-time-codes/code-browser.ts';
import { hostCookie, LONGEST_SECONDS } from '#platform/http/host-cookie.ts';
import { signatureOf, timingSafeCompare } from '#platform/http/signature.ts';
import type { Services } from '#platform/services.ts';

type Keeping = Pick<Services, 'config' | 'secrets'>;
type Cookies = Record<string, string | undefined>;

const MAX_ACCOUNTS = 4;

/**
 * Returns the accounts that have logged in with this browser, the last one first. A login of one of them is
 * kept apart from those of strangers, so that guessing and floods cannot lock its owner out.
 */
export function listKnownAccounts({ config, secrets }: Keeping, cookies: Cookies): string[] {
  const value = cookies[cookieOf(config).name] ?? '';
  return value
    .split('~', MAX_ACCOUNTS)
    .map((part) => part.split('.', 2))
    .filter(([id = '', given = '']) =>
      secrets.browsers.some((key) => timingSafeCompare(signatureOf(key, id), given)),
    )
    .map(([id = '']) => id);
}

export function rememberAccount(
  { config, secrets }: Keeping,
  account_id: string,
  { cookies, setCookie }: SettingRequest,
) {
  const others = listKnownAccounts({ config, secrets }, cookies).filter((id) => id !== account_id);
  const ids = [account_id, ...others].slice(0, MAX_ACCOUNTS);
  const { name, options } = cookieOf(config);
  setCookie(name, ids.map((id) => `${id}.${signatureOf(secrets.browsers[0], id)}`).join('~'), options);
}

function cookieOf(config: Services['config']) {
  return hostCookie(config, 'known', LONGEST_SECONDS, 'strict');
}
