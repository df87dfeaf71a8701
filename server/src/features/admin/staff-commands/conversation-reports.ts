import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { reportReasonLabels } from '@kirdaar/contract/rules/conversations';
import { z } from 'zod';
import { findReport, listOpenReports, updateToClosed } from '#features/messaging/reports/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Lists the open reports, each with the messages from the time of the report. */
export async function describeReports(db: Database): Promise<string[]> {
  const reports = await listOpenReports(db);
  if (reports.length === 0) return ['There are no open reports.'];
  return reports.flatMap(({ id, party, reason, text, message_id, reported_at, snapshot }) => [
    [
      id,
      dayInIndia(new Date(reported_at)),
      `by the ${party}`,
      reportReasonLabels[reason],
      `${snapshot.house ?? 'unnamed house'} and ${snapshot.talent}`,
    ].join('  '),
    ...(text ? [`    says: ${text}`] : []),
    ...snapshot.messages.map((message) =>
      [
        message.id === message_id ? '  * ' : '    ',
        `${message.written_at} ${message.party}${message.by ? ` (${message.by})` : ''}: ${message.text}`,
        ...message.files.map((name) => ` [${name}]`),
      ].join(''),
    ),
  ]);
}

/** Closes a report that staff have reviewed. Idempotent. */
export async function closeReport({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<string> {
  const isId = z.uuid().safeParse(id).success;
  if (isId && (await updateToClosed(db, id, now()))) return 'Report closed.';
  if (!isId || !(await findReport(db, id))) throw new AppError('report_not_found', { id });
  return 'Nothing to do: the report is already closed.';
}
