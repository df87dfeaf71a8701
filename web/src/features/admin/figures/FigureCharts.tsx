import type { Figure, Funnel } from '@kirdaar/contract/admin/figures';
import type { FigurePeriod } from '@kirdaar/contract/rules/figures';
import { type ReactNode, useMemo } from 'react';
import { FigureChart, type Series } from '#features/admin/figures/FigureChart.tsx';
import { channelNames, percentOf, periodText } from '#features/admin/figures/figure-texts.ts';
import { Section } from '#ui/Section.tsx';

interface FigureChartsProps {
  by: FigurePeriod;
  figures: readonly Figure[];
  funnel: Funnel;
}

const funnelSteps = [
  ['registered', 'Registered'],
  ['whole_profile', 'Completed the profile'],
  ['applied', 'Applied'],
  ['shortlisted', 'Shortlisted'],
  ['cast', 'Cast'],
] as const satisfies [keyof Funnel, string][];

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
      <Section title="Talent who registered in this time">
        <Note>How far they have come by now.</Note>
        <ol className="flex flex-col gap-3">
          {funnelSteps.map(([step, name]) => (
            <li key={step}>
              <p className="flex justify-between gap-4">
                <span>{name}</span>
                <span className="font-semibold tabular-nums">
                  {funnel[step].toLocaleString('en-IN')} ({percentOf(funnel[step], funnel.registered)}%)
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
      title: 'Registrations',
      kind: 'bar',
      stacked: true,
      series: [series('Talent', ({ talent }) => talent), series('Production houses', ({ houses }) => houses)],
    },
    { title: 'Casting calls posted', kind: 'bar', series: [series('Casting calls', ({ calls }) => calls)] },
    {
      title: 'Applications',
      kind: 'bar',
      stacked: true,
      series: [
        series('Answered', ({ answered }) => answered),
        series('Not answered yet', ({ applications, answered }) => applications - answered),
      ],
    },
    {
      title: 'Time to an answer',
      note: <Note>Median hours from an application to its first answer.</Note>,
      kind: 'line',
      series: [
        series('Hours', ({ answer_hours }) => (answer_hours === null ? null : Math.round(answer_hours))),
      ],
    },
    {
      title: 'Revenue in rupees',
      note: <Note>With GST. Refunds by the day they were asked for.</Note>,
      kind: 'bar',
      series: [
        series('Orders paid', ({ revenue_paise }) => revenue_paise / 100),
        series('Refunds', ({ refunded_paise }) => refunded_paise / 100),
      ],
    },
    {
      title: 'Messages sent',
      note: <Note>The site keeps what it sent for half a year.</Note>,
      kind: 'bar',
      stacked: true,
      series: Object.entries(channelNames).map(([channel, name]) =>
        series(name, (figure) => sentBy(figure, channel, 'sent')),
      ),
    },
    {
      title: 'Messages that failed',
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
