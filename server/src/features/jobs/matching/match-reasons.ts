import type { Language } from '@kirdaar/contract/rules/languages';
import type { listMatchingJobs } from '#features/jobs/matching/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('match');
const labels = serverWords('labels');

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
export function withMatch(job: FittingJob, language: Language) {
  return { ...job, fit: { score: job.score, reasons: matchReasons(job, language) } };
}

/** Returns the reasons why a talent matches a casting call, in plain words. */
export function matchReasons(fitting: MatchFacts, language: Language): string[] {
  const { speaks, near, of_age, of_category, of_gender } = words[language];
  const reasons = [...fitting.spoken.map(speaks)];
  if (fitting.nearby && fitting.talent_city) reasons.push(near(fitting.talent_city));
  reasons.push(...fitting.skilled.map((skill) => labelIn(language, skill)));
  if (fitting.talent_age !== null) reasons.push(of_age(fitting.talent_age, fitting.age_range));
  if (fitting.category !== 'All' && fitting.talent_category === fitting.category)
    reasons.push(of_category(labelIn(language, fitting.category)));
  if (fitting.talent_gender) reasons.push(of_gender(labelIn(language, fitting.gender)));
  return reasons;
}

/** Returns the label of a category, a gender or a skill; one of a talent's own is its own label. */
export function labelIn(language: Language, value: string): string {
  return labels[language][value] ?? value;
}
