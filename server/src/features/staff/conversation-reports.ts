import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { reportReasonWords } from '@kirdaar/contract/rules/conversations';
import { z } from 'zod';
import { findReport, listOpenReports, updateToClosed } from '#features/conversation-reports/queries.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** What waits: each report with the messages that were there when it was made. */
export async function describeReports(db: Database): Promise<string[]> {
  const reports = await listOpenReports(db);
  if (reports.length === 0) return ['No report waits.'];
  return reports.flatMap(({ id, party, reason, words, message_id, reported_at, snapshot }) => [
    [
      id,
      dayInIndia(new Date(reported_at)),
      `by the ${party}`,
      reportReasonWords[reason],
      `${snapshot.house ?? 'a house without a name'} and ${snapshot.talent}`,
    ].join('  '),
    ...(words ? [`    says: ${words}`] : []),
    ...snapshot.messages.map((message) =>
      [
        message.id === message_id ? '  * ' : '    ',
        `${message.written_at} ${message.party}${message.by ? ` (${message.by})` : ''}: ${message.text}`,
        ...message.files.map((name) => ` [${name}]`),
      ].join(''),
    ),
  ]);
}

/** Closes a report that was looked at; closing it again is no harm. */
export async function closeReport({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<string> {
  const isId = z.uuid().safeParse(id).success;
  if (isId && (await updateToClosed(db, id, now()))) return 'Closed.';
  if (!isId || !(await findReport(db, id))) throw new Refusal(404, `There is no report ${id}.`);
  return 'Nothing to do: it was closed already.';
}
