import type { listFittingJobs } from '#features/fit/queries.ts';

type FittingJob = Awaited<ReturnType<typeof listFittingJobs>>[number];

/** A call with the reasons why it suits the talent, in plain words. */
export function withFit(job: FittingJob) {
  return { ...job, fit: { score: job.score, reasons: reasonsOf(job) } };
}

function reasonsOf(job: FittingJob): string[] {
  const reasons = [...job.spoken.map((language) => `Speaks ${language}`)];
  if (job.nearby) reasons.push(`In ${job.talent_city}`);
  reasons.push(...job.skilled);
  if (job.talent_age !== null) reasons.push(`Age ${job.talent_age} fits ${job.age_range}`);
  if (job.category !== 'All' && job.talent_category === job.category) reasons.push(`For ${job.category}`);
  if (job.talent_gender) reasons.push(`Gender ${job.gender}`);
  return reasons;
}
