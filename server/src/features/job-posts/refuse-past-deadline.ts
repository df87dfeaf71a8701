import { Refusal } from '#platform/refusal.ts';

/** A call is posted, extended or reopened to a day that is still to come, or to today. */
export function refusePastDeadline(deadline: string, today: string) {
  if (deadline < today) throw refusedDeadline('The deadline cannot be in the past.');
}

export function refusedDeadline(message: string): Refusal {
  return new Refusal(400, message, { fields: { application_deadline: message } });
}
