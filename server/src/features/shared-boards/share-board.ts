import { randomUUID } from 'node:crypto';
import { SHARES_MOST } from '@kirdaar/contract/rules/limits';
import type { BoardShare, NewShare } from '@kirdaar/contract/shared-boards';
import { findJobOfHouse } from '#features/applications/queries.ts';
import { hashToken } from '#features/identity/session-token.ts';
import { newSharedToken, sharedTokenOf } from '#features/public-face/shared-token.ts';
import type { Reviewer } from '#features/review/queries.ts';
import { findShare, insertChosen, insertShare, listShares } from '#features/shared-boards/queries.ts';
import { siteAddress } from '#platform/config.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const HAS_ENOUGH = 'KD220';
const DAY_MS = 86_400_000;

/** Makes an address that shows applicants of a call to whoever has it, once per filled form. */
export async function shareBoard(
  services: Services,
  { id: account_id, production_house_id }: Reviewer,
  job_id: string,
  { request_id, label, days, status, applications }: NewShare,
): Promise<BoardShare> {
  const { db, now, secrets } = services;
  if (!(await findJobOfHouse(db, production_house_id, job_id))) throw new Refusal(404, 'Not found.');

  const created = now();
  const id = randomUUID();
  const share = {
    ...{ id, job_id, account_id, request_id, label },
    status: applications ? null : (status ?? null),
    token_hash: hashToken(newSharedToken(secrets.publicFace, id)),
    created_at: created.toISOString(),
    expires_at: new Date(created.getTime() + days * DAY_MS).toISOString(),
  };
  try {
    await db.transaction().execute(async (trx) => {
      const made = await insertShare(trx, share);
      if (!made || !applications) return;
      const call = { houseId: production_house_id, jobId: job_id, shareId: id, now: created };
      const chosen = await insertChosen(trx, call, applications);
      if (chosen.length === 0) throw new Refusal(404, 'Not found.');
    });
  } catch (error) {
    if (!hasCode(error, HAS_ENOUGH)) throw error;
    throw new Refusal(409, `There are ${SHARES_MOST} links that work. Please end one that is not needed.`);
  }
  return addressed(services, await findShare(db, production_house_id, job_id, request_id));
}

/** The links to a call, with their addresses as far as our keys made them. */
export async function readShares(services: Services, houseId: string, jobId: string): Promise<BoardShare[]> {
  const { db } = services;
  if (!(await findJobOfHouse(db, houseId, jobId))) throw new Refusal(404, 'Not found.');
  const shares = await listShares(db, houseId, jobId);
  return shares.map((share) => addressed(services, share));
}

type Row = Awaited<ReturnType<typeof listShares>>[number];

function addressed({ secrets, config }: Services, { token_hash, ...share }: Row): BoardShare {
  const token = sharedTokenOf(secrets.publicFace, share.id, token_hash);
  return { ...share, address: token ? `${siteAddress(config)}/shared-board/${token}` : null };
}
