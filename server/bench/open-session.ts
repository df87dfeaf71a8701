import { withClient } from '#bench/with-client.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';

/** Creates a session of a house, or of a talent, that is valid for a day and returns its token. */
export async function openSession(
  url: string,
  role: 'production' | 'talent' = 'production',
): Promise<string> {
  const token = newToken();
  const { rowCount } = await withClient(url, (client) =>
    client.query(
      `insert into session (token_hash, account_id, created_at, expires_at)
        select $1, id, now(), now() + interval '1 day' from account where role = $2 order by email limit 1`,
      [hashToken(token), role],
    ),
  );
  if (rowCount === 0) throw new Error('There is no account: fill the database first.');
  return token;
}
