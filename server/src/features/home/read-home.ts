import { createHash } from 'node:crypto';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { listBirthdayArtists, listFollowingArtists, listPickedArtists } from '#features/home/queries.ts';
import { hideContact } from '#features/jobs/hide-contact.ts';
import { listNewestJobs } from '#features/jobs/queries.ts';
import type { Database } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage.ts';

const BIRTHDAYS_MOST = 12;
const FEATURED = 12;
const LATEST_JOBS = 6;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What the home page shows to everybody on a day in India. */
export async function readHome({ db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>) {
  const present = now();
  const today = dayInIndia(present);
  const [birthday_artists, featured_artists, jobs] = await Promise.all([
    listBirthdayArtists(db, present, birthdaysOn(today), BIRTHDAYS_MOST),
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
    latest_jobs: jobs.map(hideContact),
  };
}

/** Staff's picks, then others; both change with the day, and nothing paid for moves anybody. */
async function listFeaturedArtists(db: Database, now: Date, today: string) {
  const picked = await listPickedArtists(db, now, Date.parse(today) / DAY_MS, FEATURED);
  const others = await listFollowing(db, now, placeOf(today), FEATURED - picked.length);
  return [...picked, ...others];
}

/** The list of ids goes round: after the last comes the first. */
async function listFollowing(db: Database, now: Date, from: string, most: number) {
  const following = await listFollowingArtists(db, now, from, most);
  if (following.length === most) return following;

  const around = await listFollowingArtists(db, now, FIRST_ID, most);
  const shown = new Set(following.map(({ id }) => id));
  return [...following, ...around.filter(({ id }) => !shown.has(id))].slice(0, most);
}

/** A place among the ids that looks like chance, and is the same all day. */
function placeOf(day: string): string {
  return createHash('sha256').update(day).digest('hex').slice(0, 32);
}

/** The birthdays kept on a day, as in 1231: on 1 March of a common year also those of 29 February. */
function birthdaysOn(day: string): number[] {
  const monthAndDay = Number(day.slice(5).replace('-', ''));
  const yesterday = addDays(day, -1);
  return monthAndDay === 301 && yesterday.endsWith('28') ? [229, 301] : [monthAndDay];
}
