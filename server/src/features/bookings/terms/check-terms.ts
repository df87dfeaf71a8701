import type { NewTerms } from '@kirdaar/contract/bookings/terms';
import { countDays } from '@kirdaar/contract/rules/calendar';
import { MAX_CHILD_HOURS } from '@kirdaar/contract/rules/limits';
import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import { hasChild } from '#features/accounts/guardian-decisions/queries.ts';
import { requireAnswerAhead } from '#features/auditions/offers/make-offer.ts';
import { requireDaysAhead } from '#features/bookings/availability/require-days-ahead.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const texts = ['message', 'travel', 'usage', 'usage_time', 'credit', 'cancellation'] as const;

/** Checks terms before a house signs them, so that no code is sent in vain. */
export async function checkTerms(
  { db, now }: Pick<Services, 'db' | 'now'>,
  applicationId: string,
  {
    from,
    until,
    answer_by,
    ...terms
  }: NewTerms & { answer_by?: string | undefined; message?: string | undefined },
) {
  requireDaysAhead({ from, until }, now());
  if (answer_by) requireAnswerAhead(answer_by, now());
  if (answer_by && answer_by > from) throw AppError.field('answer_by', 'answer_after_work');
  const days = countDays(from, until);
  if ((terms.work_days ?? 0) > days) throw AppError.field('work_days', 'at_most_days', days);
  const to = { application_ids: [applicationId] };
  if ((terms.hours ?? 0) > MAX_CHILD_HOURS && (await hasChild(db, to, now())))
    throw AppError.field('hours', 'child_hours', { max: MAX_CHILD_HOURS });
  for (const name of texts) await checkTextToChildren({ db, now }, to, name, terms[name] ?? '');
}
