import { hashToken } from '#features/accounts/identity/session-token.ts';
import { type Account, bothRoles, type Matrix, type World } from '#testing/matrix/matrix.ts';

async function session({ id }: Account, { db, given }: World): Promise<string> {
  const token_hash = hashToken(await given.session(id));
  const opened = db.selectFrom('session').select('id').where('token_hash', '=', token_hash);
  return (await opened.executeTakeFirstOrThrow()).id;
}

export const matrix: Matrix = bothRoles({
  'GET /api/:role/sessions': {},
  'DELETE /api/:role/sessions': { prepare: session },
  'DELETE /api/:role/sessions/:id': { of: { session }, owners: 'accounts' },
});
