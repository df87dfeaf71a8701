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
import { useEffect, useRef } from 'react';
import * as words from '#words/admin/operations.ts';

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

export interface Series {
  label: string;
  values: readonly (number | null)[];
}

interface FigureChartProps {
  kind: 'bar' | 'line';
  /** What a screen reader says; the numbers are in a table on the same page. */
  label: string;
  /** The texts below the bars. */
  names: readonly string[];
  series: readonly Series[];
  /** Whether the bars of one period lie on each other. */
  stacked?: boolean;
}

const colors = ['--accent', '--marigold', '--leaf', '--control'];

/** A chart in the colours of the page. */
export function FigureChart({ kind, label, names, series, stacked = false }: FigureChartProps) {
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
