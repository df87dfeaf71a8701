import type { HouseAnswers, HousePay } from '@kirdaar/contract/applications/house-page';
import * as words from '#words/houses/answers.ts';

export function answersText({ applications, answered, median_days }: HouseAnswers): string {
  const share = Math.round((100 * answered) / applications);
  if (median_days === null) return words.answered_none(applications);
  return words.answered(share, applications, median_days);
}

export function payText({ bookings, on_time, median_days }: HousePay): string {
  if (median_days === null) return words.paid_none(bookings);
  return words.paid(Math.round((100 * on_time) / bookings), bookings, median_days);
}
