import { randomUUID } from 'node:crypto';
import type { BoardShare, NewShare } from '@kirdaar/contract/applications/share-links';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { MAX_SHARES } from '@kirdaar/contract/rules/limits';
import { derivedTokenOf, newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { requireJobOfHouse } from '#features/applications/received/read-received.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import {
  findShare,
  insertChosen,
  insertShare,
  listShares,
} from '#features/applications/share-links/queries.ts';
import { siteAddress } from '#platform/config/config.ts';
import { hasCode } from '#platform/database/database.ts';
import { formId } from '#platform/database/derived-id.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function shareBoard(
  services: Services,
  { id: account_id, production_house_id }: Reviewer,
  job_id: string,
  form: NewShare,
): Promise<BoardShare> {
  const { db, now, secrets } = services;
  const { label, days, status, applications, proves_email = false, shows_tapes } = form;
  const request_id = formId(form);
  await requireJobOfHouse(db, production_house_id, job_id);

  const created = now();
  const id = randomUUID();
  const share = {
    id,
    job_id,
    account_id,
    request_id,
    label,
    status: applications ? null : (status ?? null),
    proves_email,
    shows_tapes,
    token_hash: hashToken(newDerivedToken(secrets.links, 'link', id)),
    created_at: created.toISOString(),
    expires_at: new Date(created.getTime() + days * DAY_MS).toISOString(),
  };
  try {
    await db.transaction().execute(async (trx) => {
      const made = await insertShare(trx, share);
      if (!made || !applications) return;
      const call = { houseId: production_house_id, jobId: job_id, shareId: id, now: created };
      const chosen = await insertChosen(trx, call, applications);
      if (chosen.length === 0) throw new AppError('applicants_not_found');
    });
  } catch (error) {
    if (!hasCode(error, RULES.BOARD_SHARE_LINK_LIMIT)) throw error;
    throw new AppError('too_many_share_links', { max: MAX_SHARES });
  }
  return addressed(services, await findShare(db, production_house_id, job_id, request_id));
}

/** Returns the share links for a casting call, with the URL where our keys created it, except for viewers. */
export async function readShares(
  services: Services,
  { production_house_id: houseId, team_role }: ProductionActor,
  jobId: string,
): Promise<BoardShare[]> {
  const { db } = services;
  await requireJobOfHouse(db, houseId, jobId);
  const shares = await listShares(db, houseId, jobId);
  const shown = shares.map((share) => addressed(services, share));
  return team_role === 'viewer' ? shown.map((share) => ({ ...share, address: null })) : shown;
}

type Row = Awaited<ReturnType<typeof listShares>>[number];

function addressed({ secrets, config }: Services, { token_hash, ...share }: Row): BoardShare {
  const token = derivedTokenOf(secrets.links, 'link', { seed: share.id, token_hash });
  return { ...share, address: token ? `${siteAddress(config)}/shared-board/${token}` : null };
}
