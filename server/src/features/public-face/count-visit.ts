import { createHmac } from 'node:crypto';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { hashToken } from '#features/identity/session-token.ts';
import { findProfile } from '#features/profiles/queries.ts';
import { addOpening, addVisit, findSharedLink, insertVisitor } from '#features/public-face/queries.ts';
import type { Actor } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

interface Visit {
  token?: string | undefined;
  actor: Actor | undefined;
  /** Whoever comes from one network address on one day is one visitor. */
  address: string;
}

/** Counts a visitor of a talent's page, and of the link that led there. A house is known by its name instead. */
export async function countVisit(services: Services, talentId: string, { token, actor, address }: Visit) {
  const { db, now, secrets } = services;
  const link = token ? await findSharedLink(db, hashToken(token), now()) : undefined;
  const isLed = link?.talent_id === talentId;
  const houseId = actor?.role === 'production' ? actor.production_house_id : null;
  if (!isLed && !(await findProfile(db, talentId, houseId, now())))
    throw new Refusal(404, 'No profile found.');
  // A house that was led by a link read nothing under its name.
  if (actor?.id === talentId || (houseId && !isLed)) return;

  const day = dayInIndia(now());
  const [key] = secrets.publicFace;
  const mark = (page: string) =>
    createHmac('sha256', key).update(`visitor\n${page}\n${day}\n${address}`).digest();
  await db.transaction().execute(async (trx) => {
    if (await insertVisitor(trx, mark(talentId), day)) await addVisit(trx, talentId, day);
    if (isLed && (await insertVisitor(trx, mark(link.id), day))) await addOpening(trx, link.id);
  });
}
