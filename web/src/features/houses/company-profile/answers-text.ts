import type { HouseAnswers } from '@kirdaar/contract/applications/house-page';

/** Returns how a house answers applications, in one sentence. */
export function answersText({ applications, answered, median_days }: HouseAnswers): string {
  const share = Math.round((100 * answered) / applications);
  if (median_days === null) return `Answered none of ${applications} applications of the last year.`;
  const days = median_days === 1 ? '1 day' : `${median_days} days`;
  return `Answered ${share}% of ${applications} applications of the last year, half of them within ${days}.`;
}
