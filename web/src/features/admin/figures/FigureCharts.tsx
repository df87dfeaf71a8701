import type { Figure, Funnel } from '@kirdaar/contract/admin/figures';
import type { FigurePeriod } from '@kirdaar/contract/rules/figures';
import { type ReactNode, useMemo } from 'react';
import { FigureChart, type Series } from '#features/admin/figures/FigureChart.tsx';
import { channelNames, percentOf, periodText } from '#features/admin/figures/figure-texts.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/operations.ts';
import * as language from '#words/app/language.ts';

interface FigureChartsProps {
  by: FigurePeriod;
  figures: readonly Figure[];
  funnel: Funnel;
}

const funnelSteps = [
  'registered',
  'whole_profile',
  'applied',
  'shortlisted',
  'cast',
] as const satisfies readonly (keyof Funnel)[];

export function FigureCharts({ by, figures, funnel }: FigureChartsProps) {
  const charts = useMemo(() => chartsOf(figures), [figures]);
  const names = useMemo(() => figures.map(({ period }) => periodText(period, by)), [figures, by]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      {charts.map(({ title, note, ...chart }) => (
        <Section key={title} title={title}>
          {note}
          <FigureChart {...chart} label={title} names={names} />
        </Section>
      ))}
      <Section title={words.funnel}>
        <Note>{words.funnel_note}</Note>
        <ol className="flex flex-col gap-3">
          {funnelSteps.map((step) => (
            <li key={step}>
              <p className="flex justify-between gap-4">
                <span>{words.funnel_steps[step]}</span>
                <span className="font-semibold tabular-nums">
                  {`${funnel[step].toLocaleString(language.locale)} (${percentOf(funnel[step], funnel.registered)}%)`}
                </span>
              </p>
              <div aria-hidden className="mt-1 h-3 rounded-full bg-sunken">
                <div
                  className="h-full rounded-full bg-accent"
                  style={{ width: `${percentOf(funnel[step], funnel.registered)}%` }}
                />
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

interface FigureChartData {
  title: string;
  note?: ReactNode;
  kind: 'bar' | 'line';
  stacked?: boolean;
  series: Series[];
}

function chartsOf(figures: readonly Figure[]): FigureChartData[] {
  const series = (label: string, value: (figure: Figure) => number | null): Series => ({
    label,
    values: figures.map(value),
  });
  const sentBy = (figure: Figure, channel: string, key: 'sent' | 'failed') =>
    figure.messages.find((message) => message.channel === channel)?.[key] ?? 0;
  return [
    {
      title: words.registrations,
      kind: 'bar',
      stacked: true,
      series: [series(words.talent, ({ talent }) => talent), series(words.houses, ({ houses }) => houses)],
    },
    { title: words.calls_posted, kind: 'bar', series: [series(words.calls, ({ calls }) => calls)] },
    {
      title: words.applications,
      kind: 'bar',
      stacked: true,
      series: [
        series(words.answered, ({ answered }) => answered),
        series(words.not_answered, ({ applications, answered }) => applications - answered),
      ],
    },
    {
      title: words.answer_time,
      note: <Note>{words.answer_time_note}</Note>,
      kind: 'line',
      series: [
        series(words.hours, ({ answer_hours }) => (answer_hours === null ? null : Math.round(answer_hours))),
      ],
    },
    {
      title: words.revenue_rupees,
      note: <Note>{words.revenue_note}</Note>,
      kind: 'bar',
      series: [
        series(words.orders_paid, ({ revenue_paise }) => revenue_paise / 100),
        series(words.refunds, ({ refunded_paise }) => refunded_paise / 100),
      ],
    },
    {
      title: words.figures_sent,
      note: <Note>{words.sent_note}</Note>,
      kind: 'bar',
      stacked: true,
      series: Object.entries(channelNames).map(([channel, name]) =>
        series(name, (figure) => sentBy(figure, channel, 'sent')),
      ),
    },
    {
      title: words.figures_failed,
      kind: 'bar',
      stacked: true,
      series: Object.entries(channelNames).map(([channel, name]) =>
        series(name, (figure) => sentBy(figure, channel, 'failed')),
      ),
    },
  ];
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-muted text-sm">{children}</p>;
}
