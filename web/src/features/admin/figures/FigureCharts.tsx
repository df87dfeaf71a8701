import type { Figure, Funnel } from '@kirdaar/contract/admin/figures';
import type { FigurePeriod } from '@kirdaar/contract/rules/figures';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { countText } from '#ui/count-text.ts';
import { Section } from '#ui/Section.tsx';
import { refunds } from '#words/admin/money.ts';
import * as words from '#words/admin/operations.ts';
import * as language from '#words/app/language.ts';
import * as common from '#words/ui/common.ts';

interface FigureChartsProps {
  by: FigurePeriod;
  figures: readonly Figure[];
  funnel: Funnel;
}

const funnelSteps = ['registered', 'whole_profile', 'applied', 'shortlisted', 'cast'] as const;

export function FigureCharts({ by, figures, funnel }: FigureChartsProps) {
  const charts = useMemo(() => chartsOf(figures), [figures]);
  const names = useMemo(() => figures.map(({ period }) => periodText(period, by)), [figures, by]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      {charts.map(({ title, note, ...chart }) => (
        <Section key={title} title={title}>
          {note && <Note>{note}</Note>}
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
                  {`${countText(funnel[step])} (${percentOf(funnel[step], funnel.registered)}%)`}
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

interface FigureChartData extends Pick<FigureChartProps, 'kind' | 'stacked' | 'series'> {
  title: string;
  note?: string;
}

function chartsOf(figures: readonly Figure[]): FigureChartData[] {
  const series = (label: string, value: (figure: Figure) => number | null): Series => ({
    label,
    values: figures.map(value),
  });
  const byChannel = (key: 'sent' | 'failed') =>
    Object.entries(words.channels).map(([channel, name]) =>
      series(name, ({ messages }) => messages.find((message) => message.channel === channel)?.[key] ?? 0),
    );
  return [
    {
      title: words.registrations,
      kind: 'bar',
      stacked: true,
      series: [series(common.talent, ({ talent }) => talent), series(words.houses, ({ houses }) => houses)],
    },
    { title: words.calls_posted, kind: 'bar', series: [series(common.casting_calls, ({ calls }) => calls)] },
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
      note: words.answer_time_note,
      kind: 'line',
      series: [
        series(words.hours, ({ answer_hours }) => (answer_hours === null ? null : Math.round(answer_hours))),
      ],
    },
    {
      title: words.revenue_rupees,
      note: words.revenue_note,
      kind: 'bar',
      series: [
        series(words.orders_paid, ({ revenue_paise }) => revenue_paise / 100),
        series(refunds, ({ refunded_paise }) => refunded_paise / 100),
      ],
    },
    {
      title: words.figures_sent,
      note: words.sent_note,
      kind: 'bar',
      stacked: true,
      series: byChannel('sent'),
    },
    {
      title: words.figures_failed,
      kind: 'bar',
      stacked: true,
      series: byChannel('failed'),
    },
  ];
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-muted text-sm">{children}</p>;
}

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

interface Series {
  label: string;
  values: readonly (number | null)[];
}

interface FigureChartProps {
  kind: 'bar' | 'line';
  /** What a screen reader says; the numbers are in a table on the same page. */
  label: string;
  names: readonly string[];
  series: readonly Series[];
  stacked?: boolean;
}

const colors = ['--accent', '--marigold', '--leaf', '--control'];

function FigureChart({ kind, label, names, series, stacked = false }: FigureChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!canvas.current) return;
    const style = getComputedStyle(document.documentElement);
    const colorOf = (name: string) => style.getPropertyValue(name).trim();
    // Its own font has no Devanagari.
    Chart.defaults.font.family = getComputedStyle(canvas.current).fontFamily;
    const [text, line] = [colorOf('--muted'), colorOf('--line')];
    const chart = new Chart(canvas.current, {
      type: kind,
      data: {
        labels: [...names],
        datasets: series.map(({ label: name, values }, index) => ({
          label: name,
          data: [...values],
          backgroundColor: colorOf(colors[index] ?? '--accent'),
          borderColor: colorOf(colors[index] ?? '--accent'),
          spanGaps: true,
        })),
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'index', intersect: false },
        plugins: { legend: { display: series.length > 1, labels: { color: text } } },
        scales: {
          x: {
            stacked,
            ticks: { color: text, maxRotation: 0, autoSkipPadding: 12 },
            grid: { display: false },
          },
          y: { stacked, beginAtZero: true, ticks: { color: text, precision: 0 }, grid: { color: line } },
        },
      },
    });
    return () => chart.destroy();
  }, [kind, names, series, stacked]);

  return (
    <div className="relative h-64">
      <canvas ref={canvas} role="img" aria-label={words.chart(label)} />
    </div>
  );
}

const dayNames = new Intl.DateTimeFormat(language.date_locale, {
  day: 'numeric',
  month: language.month,
  timeZone: 'UTC',
});
const monthNames = new Intl.DateTimeFormat(language.date_locale, {
  month: language.month,
  year: 'numeric',
  timeZone: 'UTC',
});

export function periodText(firstDay: string, by: FigurePeriod): string {
  return (by === 'month' ? monthNames : dayNames).format(new Date(`${firstDay}T00:00:00Z`));
}

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
