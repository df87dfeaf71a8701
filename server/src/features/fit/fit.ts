import type { listFittingJobs } from '#features/fit/queries.ts';

type FittingJob = Awaited<ReturnType<typeof listFittingJobs>>[number];

/** What a call asks for, and what of it a talent has. */
type Fitting = Pick<
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

/** A call with the reasons why it suits the talent, in plain words. */
export function withFit(job: FittingJob) {
  return { ...job, fit: { score: job.score, reasons: reasonsOf(job) } };
}

/** Why a talent suits a call of its age, its category and its gender, in plain words. */
export function reasonsOf(fitting: Fitting): string[] {
  const reasons = [...fitting.spoken.map((language) => `Speaks ${language}`)];
  if (fitting.nearby) reasons.push(`In ${fitting.talent_city}`);
  reasons.push(...fitting.skilled);
  if (fitting.talent_age !== null) reasons.push(`Age ${fitting.talent_age} fits ${fitting.age_range}`);
  if (fitting.category !== 'All' && fitting.talent_category === fitting.category)
    reasons.push(`For ${fitting.category}`);
  if (fitting.talent_gender) reasons.push(`Gender ${fitting.gender}`);
  return reasons;
}
