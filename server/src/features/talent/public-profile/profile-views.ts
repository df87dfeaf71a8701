import { createHmac } from 'node:crypto';
import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { VIEW_DAYS } from '@kirdaar/contract/rules/limits';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import {
  addOpening,
  addVisit,
  countVisitors,
  findProfile,
  findShareLink,
  insertVisitor,
  listViews,
} from '#features/talent/public-profile/queries.ts';
import { type Actor, lookingHouse } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Visit {
  token?: string | undefined;
  actor: Actor | undefined;
  ip: string;
}

/** Counts a visitor of a page and of the share link that led there. Houses are recorded by name instead. */
export async function countVisit(services: Services, talentId: string, { token, actor, ip }: Visit) {
  const { db, now, secrets } = services;
  const link = token ? await findShareLink(db, hashToken(token), now()) : undefined;
  const isViaLink = link?.talent_id === talentId;
  const houseId = lookingHouse(actor);
  if (!isViaLink && !(await findProfile(db, talentId, houseId, now())))
    throw new AppError('profile_not_found');
  // A house that used a share link was not recorded by name, so it is counted.
  if (actor?.id === talentId || (houseId && !isViaLink)) return;

  const day = dayInIndia(now());
  const visitorHash = (page: string) => markOfVisitor(secrets, { page, day, ip });
  await db.transaction().execute(async (trx) => {
    if (await insertVisitor(trx, visitorHash(talentId), day)) await addVisit(trx, talentId, day);
    if (isViaLink && (await insertVisitor(trx, visitorHash(link.id), day))) await addOpening(trx, link.id);
  });
}

/** Tells apart the visitors of a page on one day without keeping who they are. */
export function markOfVisitor(
  { links: [key] }: Services['secrets'],
  visit: Record<'page' | 'day' | 'ip', string>,
) {
  const { page, day, ip } = visit;
  return createHmac('sha256', key).update(`visitor\n${page}\n${day}\n${ip}`).digest();
}

/** Returns who viewed a talent's page in the last days: houses by name, others as a number. */
export async function readViews({ db, now }: Services, talentId: string) {
  const since = firstViewDay(now());
  const houses = await listViews(db, talentId, since);
  return { days: VIEW_DAYS, houses, visitors: await countVisitors(db, talentId, since) };
}

export function firstViewDay(now: Date): string {
  return dayInIndia(new Date(now.getTime() - (VIEW_DAYS - 1) * DAY_MS));
}
