import type { Figure } from '@kirdaar/contract/admin/figures';
import { type FigurePeriod, figurePeriods } from '@kirdaar/contract/rules/figures';
import { rupees } from '@kirdaar/contract/rules/payments';
import { Form } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { DownloadButton, downloadWrites } from '#features/admin/DownloadButton.tsx';
import { FigureCharts, percentOf, periodText } from '#features/admin/figures/FigureCharts.tsx';
import { Button } from '#ui/Button.tsx';
import { countText } from '#ui/count-text.ts';
import { Page } from '#ui/Page.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as moneyWords from '#words/admin/money.ts';
import * as words from '#words/admin/operations.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/FiguresPage.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? ''];
  const by = figurePeriods.find((period) => period === asked.get('by')) ?? 'day';
  try {
    return { ...(await callStaffApi('GET /api/admin/figures', { query: { from, to, by } })), errors: {} };
  } catch (error) {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error;
    return { from, to, by, figures: undefined, funnel: undefined, errors: error.fields };
  }
}

export const clientAction = pageAction(downloadWrites);

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { from, to, by, figures, funnel, errors } = loaderData;
  const fields: Record<string, string> = errors;
  return (
    <Page title={words.figures_page} lead={words.figures_lead}>
      <Form className="flex flex-wrap items-start gap-4" key={`${from} ${to} ${by}`}>
        <TextField
          label={common.from_day}
          name="from"
          type="date"
          required
          defaultValue={from}
          error={fields.from}
        />
        <TextField
          label={words.field_to}
          name="to"
          type="date"
          required
          defaultValue={to}
          error={fields.to}
        />
        <SelectField
          label={words.field_by}
          name="by"
          required
          options={figurePeriods}
          labels={words.periods}
          defaultValue={by}
        />
        <Button type="submit" className="sm:mt-7">
          {common.show}
        </Button>
      </Form>
      {figures && (
        <>
          <FigureCharts by={by} figures={figures} funnel={funnel} />
          <FiguresTable by={by} figures={figures} />
          <div className="self-start">
            <DownloadButton
              url={`/api/admin/figures.csv?${new URLSearchParams({ from, to, by })}`}
              fileName={`figures-${from}-${to}.csv`}
              label={words.download}
            />
          </div>
        </>
      )}
    </Page>
  );
}

type Column = readonly [label: string, value: (figure: Figure) => string];

const columns: readonly Column[] = [
  [common.talent, ({ talent }) => countText(talent)],
  [words.houses_short, ({ houses }) => countText(houses)],
  [common.casting_calls, ({ calls }) => countText(calls)],
  [words.applications, ({ applications }) => countText(applications)],
  [
    words.answered,
    ({ applications, answered }) =>
      applications === 0 ? '–' : `${countText(answered)} (${percentOf(answered, applications)}%)`,
  ],
  [
    words.answer_hours,
    ({ answer_hours }) => (answer_hours === null ? '–' : String(Math.round(answer_hours * 10) / 10)),
  ],
  [moneyWords.orders, ({ orders }) => countText(orders)],
  [words.revenue, ({ revenue_paise }) => rupees(revenue_paise)],
  [moneyWords.refunds, ({ refunded_paise }) => rupees(refunded_paise)],
  ...Object.entries(words.channels).map(
    ([channel, name]): Column => [
      words.sent_and_failed(name),
      ({ messages }) => {
        const found = messages.find((message) => message.channel === channel);
        return found ? `${countText(found.sent)} / ${countText(found.failed)}` : '–';
      },
    ],
  ),
];

function FiguresTable({ by, figures }: { by: FigurePeriod; figures: readonly Figure[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it.
    <section tabIndex={0} aria-label={words.table} className="max-h-[32rem] overflow-auto">
      <table className="w-full text-right tabular-nums">
        <thead className="sticky top-0 bg-paper text-sm">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left">
              {by === 'month' ? moneyWords.gst_month : by === 'week' ? words.column_week : common.day}
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
