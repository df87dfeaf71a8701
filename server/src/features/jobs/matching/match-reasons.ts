import type { listMatchingJobs } from '#features/jobs/matching/queries.ts';

type FittingJob = Awaited<ReturnType<typeof listMatchingJobs>>[number];

/** What a casting call asks for, and which of it a talent has. */
type MatchFacts = Pick<
  FittingJob,
  | 'spoken'
  | 'skilled'
  | 'nearby'
  | 'talent_city'
  | 'talent_age'
  | 'talent_gender'
  | 'talent_category'
  | 'age_range'
  | 'category'
  | 'gender'
>;

/** Adds the match score and the reasons in plain words to a casting call. */
export function withMatch(job: FittingJob) {
  return { ...job, fit: { score: job.score, reasons: matchReasons(job) } };
}

/** Returns the reasons why a talent matches a casting call, in plain words. */
export function matchReasons(fitting: MatchFacts): string[] {
  const reasons = [...fitting.spoken.map((language) => `Speaks ${language}`)];
  if (fitting.nearby) reasons.push(`In ${fitting.talent_city}`);
  reasons.push(...fitting.skilled);
  if (fitting.talent_age !== null) reasons.push(`Age ${fitting.talent_age} matches ${fitting.age_range}`);
  if (fitting.category !== 'All' && fitting.talent_category === fitting.category)
    reasons.push(`For ${fitting.category}`);
  if (fitting.talent_gender) reasons.push(`Gender ${fitting.gender}`);
  return reasons;
}
