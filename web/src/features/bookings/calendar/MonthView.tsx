import { type Unavailability, unavailabilities } from '@kirdaar/contract/rules/bookings';
import { addDays } from '@kirdaar/contract/rules/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { calendarWrites } from '#features/bookings/calendar/calendar-writes.ts';
import { addMonths, type Calendar, type MonthDay, weeksOf } from '#features/bookings/calendar/month-days.ts';
import { classNames } from '#ui/class-names.ts';
import { longDay } from '#ui/day-text.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as language from '#words/app/language.ts';
import * as words from '#words/bookings/calendar.ts';

interface MonthViewProps {
  calendar: Calendar;
  today: string;
}

const looks: Record<Unavailability, string> = {
  away: 'bg-wash',
  working: 'bg-leaf-wash',
  maybe: 'bg-marigold-wash',
};
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const monthName = new Intl.DateTimeFormat(language.date_locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat(language.date_locale, { weekday: 'short', timeZone: 'UTC' });

/** A month of the calendar: the talent chooses how to mark, then taps days. Arrow keys move between days. */
export function MonthView({ calendar, today }: MonthViewProps) {
  const [month, setMonth] = useState(today.slice(0, 7));
  const [focused, setFocused] = useState(today);
  const [kind, setKind] = useState<Unavailability>('away');
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(month, calendar);
  const first = focused.startsWith(month) ? focused : `${month}-01`;

  function move(event: KeyboardEvent, day: string) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = addDays(day, step);
    if (!next.startsWith(month)) return;
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <fieldset className="flex flex-wrap items-center gap-3">
        <legend className="mb-2 font-semibold">{words.mark_as}</legend>
        {unavailabilities.map((one) => (
          <label
            key={one}
            className={classNames(
              'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control px-4',
              looks[one],
            )}
          >
            <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
            {words.kinds[one]}
          </label>
        ))}
      </fieldset>
      <p className="text-muted">{words.mark_hint}</p>
      <div className="flex items-center justify-between">
        <IconButton
          Icon={ChevronLeft}
          label={words.previous_month}
          disabled={month <= today.slice(0, 7)}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h2 aria-live="polite" className="text-2xl">
          {monthName.format(new Date(`${month}-01`))}
        </h2>
        <IconButton
          Icon={ChevronRight}
          label={words.next_month}
          disabled={month >= addMonths(today.slice(0, 7), 23)}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <table ref={grid} className="w-full table-fixed border-separate border-spacing-1">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, place) => addDays('2024-01-01', place)).map((day) => (
              <th key={day} scope="col" className="pb-1 text-muted text-sm">
                {weekday.format(new Date(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day)?.day}>
              {week.map((one, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of a week never change.
                <td key={place}>
                  {one && (
                    <Day
                      {...one}
                      isPast={one.day < today}
                      tabIndex={one.day === first ? 0 : -1}
                      onKeyDown={(event) => move(event, one.day)}
                      chosen={kind}
                      onPress={() => setFocused(one.day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps extends MonthDay {
  isPast: boolean;
  tabIndex: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onPress: () => void;
  /** How a tap marks the day, unless it is marked so already. */
  chosen: Unavailability;
}

function Day({ day, booking, hasAudition, isPast, tabIndex, chosen, ...on }: DayProps) {
  const marking = useWrite(calendarWrites, 'mark', {
    onFailed: (error) => showToast('failure', serverMessage(error, words.mark_failed)),
  });
  const kind = marking.pending ? (marking.pending.kind ?? undefined) : on.kind;
  const isFromCalendar = on.isFromCalendar && !marking.pending;
  const press = () => {
    on.onPress();
    marking.submit({ from: day, until: day, kind: kind === chosen && !isFromCalendar ? null : chosen });
  };
  const state = booking && words.states[booking.state as keyof typeof words.states];
  const marks = [state, hasAudition && words.audition, kind && words.kinds[kind]].filter((mark) => !!mark);
  const source = isFromCalendar ? [words.from_calendar] : [];
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={tabIndex}
      aria-label={[longDay(day), ...marks, ...source].join(', ')}
      aria-pressed={!!kind}
      aria-disabled={isPast}
      onKeyDown={on.onKeyDown}
      onClick={isPast ? undefined : press}
      className={classNames(
        'flex min-h-14 w-full flex-col items-start rounded-control border p-1 text-left sm:min-h-20 sm:p-2',
        kind ? looks[kind] : 'bg-card',
        booking ? 'border-2 border-accent' : 'border-line',
        isPast && 'opacity-55',
      )}
    >
      <span className="font-semibold text-sm">{Number(day.slice(8))}</span>
      <span className="w-full truncate text-[0.65rem] leading-tight sm:text-xs">{marks[0]}</span>
      {marks[1] && (
        <span className="w-full truncate text-[0.65rem] leading-tight sm:text-xs">{marks[1]}</span>
      )}
    </button>
  );
}
