import type { Figure } from '@kirdaar/contract/admin/figures';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { FigurePeriod } from '@kirdaar/contract/rules/figures';
import { channels } from '@kirdaar/contract/rules/notifications';
import {
  countFunnel,
  countMessages,
  listCounts,
  listPeriods,
  type Span,
} from '#features/admin/figures/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { csvOf } from '#platform/documents/csv.ts';

const USUAL_DAYS = 30;

export function spanOf(
  { from, to, by }: { from?: string | undefined; to?: string | undefined; by: FigurePeriod },
  now: Date,
): Span {
  const last = to ?? dayInIndia(now);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  return { from: first > last ? last : first, to: last, by };
}

export async function readFigures(db: Database, span: Span) {
  return { ...span, figures: await listFigures(db, span), funnel: await countFunnel(db, span) };
}

async function listFigures(db: Database, span: Span): Promise<Figure[]> {
  const counted = await listCounts(db, span);
  const messages = await countMessages(db, span);
  return (await listPeriods(db, span)).map((period) => ({
    ...nothing,
    ...Object.assign({}, ...counted.filter((row) => row.period === period)),
    period,
    messages: channels.map((channel) => {
      const found = messages.find((row) => row.period === period && row.channel === channel);
      return { channel, sent: found?.sent ?? 0, failed: found?.failed ?? 0 };
    }),
  }));
}

const nothing = {
  ...{ talent: 0, houses: 0, calls: 0, applications: 0, answered: 0, answer_hours: null },
  ...{ orders: 0, revenue_paise: 0, refunded_paise: 0 },
};

export async function exportFigures(db: Database, span: Span): Promise<Buffer> {
  const head = [
    ...['From', 'Talent registered', 'Production houses registered', 'Casting calls posted'],
    ...['Applications', 'Answered', 'Median hours to an answer'],
    ...['Orders', 'Revenue with GST', 'Refunds'],
    ...channels.flatMap((channel) => [`Sent by ${channel}`, `Failed by ${channel}`]),
  ];
  const rows = (await listFigures(db, span)).map((figure) => [
    ...[figure.period, figure.talent, figure.houses, figure.calls, figure.applications, figure.answered],
    figure.answer_hours === null ? '' : Math.round(figure.answer_hours * 10) / 10,
    ...[figure.orders, figure.revenue_paise / 100, figure.refunded_paise / 100],
    ...figure.messages.flatMap(({ sent, failed }) => [sent, failed]),
  ]);
  return csvOf([head, ...rows]);
}
