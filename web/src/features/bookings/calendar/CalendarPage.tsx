import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { calendarWrites } from '#features/bookings/calendar/calendar-writes.ts';
import { HeldDays } from '#features/bookings/calendar/HeldDays.tsx';
import { MonthView } from '#features/bookings/calendar/MonthView.tsx';
import { OtherCalendar } from '#features/bookings/calendar/OtherCalendar.tsx';
import { Questions } from '#features/bookings/calendar/Questions.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/bookings/calendar.ts';
import type { Route } from './+types/CalendarPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.title, page);

export function clientLoader() {
  return callApi('GET /api/user/availability');
}

export const clientAction = pageAction(calendarWrites);

/** Where a talent marks days, answers questions about dates, and sees holds and bookings. */
export default function CalendarPage({ loaderData: calendar }: Route.ComponentProps) {
  const [today] = useState(() => dayInIndia(new Date()));
  return (
    <Page title={words.title} lead={words.lead}>
      <div className="flex max-w-3xl flex-col gap-6">
        <Questions checks={calendar.checks} />
        <MonthView calendar={calendar} today={today} />
        <HeldDays bookings={calendar.bookings} />
        <OtherCalendar calendar={calendar.calendar} />
      </div>
    </Page>
  );
}
