import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { report_reasons } from '@kirdaar/contract/words/en/rules/reports';
import { z } from 'zod';
import {
  findReport,
  listOpenReports,
  listOpenSubjectReports,
  updateToClosed,
} from '#features/messaging/reports/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Lists the open reports, each with what it is about as it was at the time of the report. */
export async function describeReports(db: Database): Promise<string[]> {
  const reports = await listOpenReports(db);
  const others = (await listOpenSubjectReports(db)).flatMap(describeSubject);
  if (reports.length + others.length === 0) return ['There are no open reports.'];
  const conversations = reports.flatMap(({ id, party, reason, text, message_id, reported_at, snapshot }) => [
    [
      id,
      dayInIndia(new Date(reported_at)),
      `by the ${party}`,
      report_reasons[reason],
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
  return [...conversations, ...others];
}

function describeSubject(report: Awaited<ReturnType<typeof listOpenSubjectReports>>[number]): string[] {
  const { id, subject, subject_id, role, reason, text, reported_at, snapshot } = report;
  return [
    [
      id,
      dayInIndia(new Date(reported_at)),
      `by a ${role ?? 'deleted account'}`,
      report_reasons[reason],
      `${subjectLabels[subject]} ${subject_id}`,
    ].join('  '),
    ...(text ? [`    says: ${text}`] : []),
    ...Object.entries(snapshot)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `    ${name}: ${value}`),
  ];
}

const subjectLabels = { job: 'casting call', house: 'production house', talent: 'talent profile' } as const;

/** Closes a report that staff have reviewed. Idempotent. */
export async function closeReport({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<string> {
  const isId = z.uuid().safeParse(id).success;
  if (isId && (await updateToClosed(db, id, now()))) return 'Report closed.';
  if (!isId || !(await findReport(db, id))) throw new AppError('report_not_found', { id });
  return 'Nothing to do: the report is already closed.';
}
