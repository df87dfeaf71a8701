import { randomUUID } from 'node:crypto';
import type { NewViewer } from '@kirdaar/contract/applications/share-links';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { MAX_VIEWERS } from '@kirdaar/contract/rules/limits';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { redeemCode } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { sendNewCode } from '#features/accounts/one-time-codes/request-code.ts';
import { makeRoom, updateTokenHash, upsertViewer } from '#features/applications/client-viewers/queries.ts';
import { findShareOfToken } from '#features/applications/shared-board/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Sends a code to someone who wants to see a link that asks for a proved email. */
export async function sendViewerCode(
  services: Services,
  { token, email }: { token: string; email: string },
  guesser: Guesser,
) {
  const share = await requireShare(services, token);
  if (!share.proves_email) throw new AppError('share_link_ended');
  await sendNewCode(services, scopeOf(share, email), guesser);
}

/** Returns the token of a viewer: of a new one by name, or of the one with the proved email. */
export async function identifyViewer(
  services: Services,
  { token, name, email, otp }: NewViewer,
  guesser: Guesser,
): Promise<string> {
  const share = await requireShare(services, token);
  if (!share.proves_email) {
    if (!name) throw AppError.field('name', 'viewer_name_required');
    return saveViewer(services, share.id, name, null);
  }
  if (!email || !otp) throw AppError.field('email', 'viewer_email_required');
  return redeemCode(services, scopeOf(share, email), { otp, guesser }, (inTransaction) =>
    saveViewer(inTransaction, share.id, email, mailboxOf(email)),
  );
}

async function saveViewer(
  { db, now, secrets }: Services,
  board_share_link_id: string,
  name: string,
  mailbox: string | null,
): Promise<string> {
  const id = randomUUID();
  const tokenOf = (viewer: string) => newDerivedToken(secrets.links, 'viewer', viewer);
  const row = { id, board_share_link_id, name, mailbox, token_hash: hashToken(tokenOf(id)) };
  await makeRoom(db, board_share_link_id, mailbox);
  try {
    const viewer = await upsertViewer(db, { ...row, created_at: now().toISOString() });
    const token = tokenOf(viewer.id);
    // The same viewer on another device; our key may have changed since.
    if (viewer.id !== id) await updateTokenHash(db, viewer.id, hashToken(token));
    return token;
  } catch (error) {
    if (!hasCode(error, RULES.CLIENT_VIEWER_LIMIT)) throw error;
    throw new AppError('too_many_viewers', { max: MAX_VIEWERS });
  }
}

type Share = Awaited<ReturnType<typeof requireShare>>;

async function requireShare({ db, now }: Services, token: string) {
  return orThrow(await findShareOfToken(db, hashToken(token), now()), 'share_link_ended');
}

/** The code is sent in the language of the member who made the link. */
function scopeOf({ account_id }: Share, address: string): CodeScope {
  return { role: 'production', purpose: 'client', address, account_id };
}
