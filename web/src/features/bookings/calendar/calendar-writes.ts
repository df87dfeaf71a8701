import type { AskedDays } from '@kirdaar/contract/bookings/availability';
import type { AvailabilityAnswer, Unavailability } from '@kirdaar/contract/rules/bookings';
import { callApi } from '#api/call-api.ts';

/** What a talent changes in the calendar. */
export const calendarWrites = {
  mark: (body: AskedDays & { kind: Unavailability | null }) =>
    callApi('PUT /api/user/availability', { body }),
  answer: ({ id, answer }: { id: string; answer: AvailabilityAnswer }) =>
    callApi('POST /api/user/availability-checks/:id/answer', { params: { id }, body: { answer } }),
  decline: (id: string) => callApi('POST /api/user/holds/:id/decline', { params: { id }, body: {} }),
  subscribe: (form: FormData) =>
    callApi('POST /api/user/calendar-subscription', { body: { url: String(form.get('url')) } }),
  unsubscribe: () => callApi('DELETE /api/user/calendar-subscription'),
};
