import type { Figure } from '@kirdaar/contract/admin/figures';
import type { FigurePeriod } from '@kirdaar/contract/rules/figures';
import { rupees } from '@kirdaar/contract/rules/payments';
import { channelNames, percentOf, periodText } from '#features/admin/figures/figure-texts.ts';
import * as words from '#words/admin/operations.ts';
import * as language from '#words/app/language.ts';
import * as common from '#words/ui/common.ts';

type Column = readonly [label: string, value: (figure: Figure) => string];

const count = (value: number) => value.toLocaleString(language.locale);

const columns: readonly Column[] = [
  [words.talent, ({ talent }) => count(talent)],
  [words.houses_short, ({ houses }) => count(houses)],
  [words.calls, ({ calls }) => count(calls)],
  [words.applications, ({ applications }) => count(applications)],
  [
    words.answered,
    ({ applications, answered }) =>
      applications === 0 ? '–' : `${count(answered)} (${percentOf(answered, applications)}%)`,
  ],
  [
    words.answer_hours,
    ({ answer_hours }) => (answer_hours === null ? '–' : String(Math.round(answer_hours * 10) / 10)),
  ],
  [words.orders, ({ orders }) => count(orders)],
  [words.revenue, ({ revenue_paise }) => rupees(revenue_paise)],
  [words.refunds, ({ refunded_paise }) => rupees(refunded_paise)],
  ...Object.entries(channelNames).map(
    ([channel, name]): Column => [
      words.sent_and_failed(name),
      ({ messages }) => {
        const found = messages.find((message) => message.channel === channel);
        return found ? `${count(found.sent)} / ${count(found.failed)}` : '–';
      },
    ],
  ),
];

/** The numbers of the charts. */
export function FiguresTable({ by, figures }: { by: FigurePeriod; figures: readonly Figure[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it.
    <section tabIndex={0} aria-label={words.table} className="max-h-[32rem] overflow-auto">
      <table className="w-full text-right tabular-nums">
        <thead className="sticky top-0 bg-paper text-sm">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left">
              {by === 'month' ? words.column_month : by === 'week' ? words.column_week : common.day}
            </th>
            {columns.map(([label]) => (
              <th key={label} scope="col" className="px-2 py-2">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.period} className="border-line border-b">
              <th scope="row" className="whitespace-nowrap py-2 pr-4 text-left font-[inherit]">
                {periodText(figure.period, by)}
              </th>
              {columns.map(([label, value]) => (
                <td key={label} className="whitespace-nowrap px-2 py-2">
                  {value(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
