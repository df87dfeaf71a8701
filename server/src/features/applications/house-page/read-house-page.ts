import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import {
  countAnswers,
  findPay,
  findPublicHouse,
  listOpenJobs,
} from '#features/applications/house-page/queries.ts';
import { hideContact } from '#features/jobs/jobs/show-contact.ts';
import type { Database } from '#platform/database/database.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Fewer applications say nothing about a house. */
const MIN_COUNTED = 5;
const YEAR_DAYS = 365;
/** Newer applications are left out, because many answers are still to come. */
const FRESH_DAYS = 14;

export async function readHousePage({ db, now }: Pick<Services, 'db' | 'now'>, id: string) {
  const present = now();
  const found = orThrow(await findPublicHouse(db, id, present), 'production_house_not_found');
  const { past, ...house } = found;
  const [jobs, answers, pay] = await Promise.all([
    listOpenJobs(db, id, present),
    readAnswers(db, id, present),
    findPay(db, id, present),
  ]);
  return {
    house,
    past,
    answers,
    pay,
    open_jobs: jobs.map((job) => hideContact(job, 'open_call')),
  };
}

/** Returns how a house answered the applications of the last year; null if they are too few to say anything. */
export async function readAnswers(db: Database, houseId: string, present: Date) {
  const daysAgo = (days: number) => new Date(present.getTime() - days * DAY_MS);
  const answers = await countAnswers(db, houseId, { from: daysAgo(YEAR_DAYS), to: daysAgo(FRESH_DAYS) });
  return answers.applications < MIN_COUNTED ? null : answers;
}
