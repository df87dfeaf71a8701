import type { Language } from '@kirdaar/contract/rules/languages';
import type { listMatchingJobs } from '#features/jobs/matching/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';

type FittingJob = Awaited<ReturnType<typeof listMatchingJobs>>[number];

type MatchFacts = Pick<
  FittingJob,
  | 'spoken'
  | 'skilled'
  | 'nearby'
  | 'talent_city'
  | 'talent_gender'
  | 'talent_category'
  | 'age_range'
  | 'category'
  | 'gender'
> & {
  /** In years, or the band of a child. */
  talent_age: number | string | null;
};

const words = serverWords('jobEmails');
const people = serverWords('people');
const talent = serverWords('talentChoices');
const spoken = serverWords('spokenLanguages');
const places = serverWords('places');

export function withMatch(job: FittingJob, language: Language) {
  return { ...job, fit: { score: job.score, reasons: matchReasons(job, language) } };
}

export function matchReasons(fitting: MatchFacts, language: Language): string[] {
  const { spoken_languages } = spoken[language];
  const { talent_choices } = talent[language];
  const { category_names, gender_names } = people[language];
  const reasons = fitting.spoken.map((one) => words[language].speaks(labelOf(spoken_languages, one)));
  if (fitting.nearby && fitting.talent_city)
    reasons.push(words[language].lives_in(places[language].place_name(fitting.talent_city)));
  reasons.push(...fitting.skilled.map((skill) => labelOf(talent_choices.skills, skill)));
  if (fitting.talent_age !== null)
    reasons.push(words[language].of_age(fitting.talent_age, fitting.age_range));
  if (fitting.category !== 'All' && fitting.talent_category === fitting.category)
    reasons.push(words[language].for_category(labelOf(category_names, fitting.category)));
  if (fitting.talent_gender) reasons.push(words[language].gender(labelOf(gender_names, fitting.gender)));
  return reasons;
}

/** English has no labels for values that are words already. */
export function labelOf(labels: Readonly<Partial<Record<string, string>>>, value: string): string {
  return labels[value] ?? value;
}
