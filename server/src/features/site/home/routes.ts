import { createHash } from 'node:crypto';
import { addDays, DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { FastifyInstance } from 'fastify';
import { listNewestJobs } from '#features/jobs/jobs/queries.ts';
import { hideContact } from '#features/jobs/jobs/show-contact.ts';
import { listBirthdayArtists, listFollowingArtists, listPickedArtists } from '#features/site/home/queries.ts';
import { listBirthdayChildren } from '#features/talent/profile/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

export function homeRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/pages/home', async ({ readContent }) => {
    return { success: true, data: await readContent((db) => readHome({ ...services, db })) };
  });
}

const MAX_BIRTHDAYS = 12;
const FEATURED = 12;
const LATEST_JOBS = 6;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Returns the home page of a day in India, the same for every visitor. */
async function readHome({ db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>) {
  const present = now();
  const today = dayInIndia(present);
  const [birthday_artists, featured_artists, jobs] = await Promise.all([
    listBirthdays(db, present, birthdaysOn(today)),
    listFeaturedArtists(db, present, today),
    listNewestJobs(db, present, LATEST_JOBS),
  ]);
  const shown = <T extends { image: string | null }>(artist: T) => ({
    ...artist,
    image: shownAddress(secrets.media, artist.image, present),
  });
  return {
    birthday_artists: birthday_artists.map(shown),
    featured_artists: featured_artists.map(shown),
    latest_jobs: jobs.map((job) => hideContact(job, 'open_call')),
  };
}

/** Returns adults with their pictures, then children by first name only. */
async function listBirthdays(db: Database, now: Date, days: number[]) {
  const adults = await listBirthdayArtists(db, now, days, MAX_BIRTHDAYS);
  const children = await listBirthdayChildren(db, now, days, MAX_BIRTHDAYS - adults.length);
  return [...adults, ...children];
}

/**
 * Returns staff picks, then holders of a plan that includes a featured place; both rotate daily. Each says why
 * it is there, so that a place that comes with a plan is never taken for a judgement.
 */
async function listFeaturedArtists(db: Database, now: Date, today: string) {
  const picked = await listPickedArtists(db, now, Date.parse(today) / DAY_MS, FEATURED);
  const others = await listFollowing(db, now, placeOf(today), FEATURED - picked.length);
  return [
    ...picked.map((artist) => ({ ...artist, featured_as: 'choice' as const })),
    ...others.map((artist) => ({ ...artist, featured_as: 'plan' as const })),
  ];
}

/** Returns the next talent by id, starting over after the last. */
async function listFollowing(db: Database, now: Date, from: string, max: number) {
  const following = await listFollowingArtists(db, now, from, max);
  if (following.length === max) return following;

  const around = await listFollowingArtists(db, now, FIRST_ID, max);
  const shown = new Set(following.map(({ id }) => id));
  return [...following, ...around.filter(({ id }) => !shown.has(id))].slice(0, max);
}

/** Returns a pseudo-random position among the ids that stays the same all day. */
function placeOf(day: string): string {
  return createHash('sha256').update(day).digest('hex').slice(0, 32);
}

/** Returns the birthdays of a day as MMDD numbers; 1 March of a common year includes 29 February. */
function birthdaysOn(day: string): number[] {
  const monthAndDay = Number(day.slice(5).replace('-', ''));
  const yesterday = addDays(day, -1);
  return monthAndDay === 301 && yesterday.endsWith('28') ? [229, 301] : [monthAndDay];
}
