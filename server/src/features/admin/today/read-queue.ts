import type { WaitingItem } from '@kirdaar/contract/admin/today';
import { DAY_MS, dayInIndia, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import type { GuardianIdentity } from '@kirdaar/contract/rules/guardian-proofs';
import type { HouseDocumentKind } from '@kirdaar/contract/rules/house-documents';
import type { Language } from '@kirdaar/contract/rules/languages';
import { rupees } from '@kirdaar/contract/rules/payments';
import type { ReportReason } from '@kirdaar/contract/rules/reports';
import {
  CHILD_HOURS,
  type QueueKind,
  queueKinds,
  queueKindsOf,
  UNSAFE_HOURS,
} from '@kirdaar/contract/rules/staff-queue';
import { flagJobs } from '#features/admin/casting-calls/read-job.ts';
import { lacksAnswerer, listColleagues, listNewStaff, listQueue } from '#features/admin/today/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('queueTitles');
const calls = serverWords('calls');
const documents = serverWords('documents');
const conversations = serverWords('conversations');

const MAX_SHOWN = 200;

type Row = Awaited<ReturnType<typeof listQueue>>[number];
type Named = Pick<Row, 'kind' | 'title'>;

/** Returns what waits for a member of staff, of one kind or of all, and how many of each kind do. */
export async function readQueue(
  services: Services,
  actor: StaffActor,
  language: Language,
  asked: QueueKind | undefined,
) {
  const { db, now } = services;
  const kinds = queueKindsOf(actor.staff_role);
  const rows = await listQueue(db, kinds, dayInIndia(now()));
  const items = rows
    .filter(({ kind }) => !asked || kind === asked)
    .map((row) => describeItem(row, actor, language));
  items.sort((one, other) => one.due_at.localeCompare(other.due_at));
  const needs_moderator = rows.some(({ kind }) => kind === 'appeal') && (await lacksAnswerer(db, now()));
  const weekAgo = new Date(now().getTime() - 7 * DAY_MS);
  const new_staff = actor.staff_role === 'owner' ? await listNewStaff(db, weekAgo) : [];
  const shown = items.slice(0, MAX_SHOWN);
  const calls = shown.filter(({ kind }) => kind === 'call' || kind === 'edit');
  const flags = await flagJobs(
    services,
    calls.map(({ id }) => id),
    language,
  );
  for (const item of calls) item.flags = flags.get(item.id) ?? [];
  const counts = kinds.map((kind) => ({ kind, count: rows.filter((row) => row.kind === kind).length }));
  return {
    items: shown.sort(byRisk(now().toISOString())),
    counts: counts.filter(({ count }) => count > 0),
    more: Math.max(0, items.length - MAX_SHOWN),
    colleagues: await listColleagues(db, actor.id),
    needs_moderator,
    new_staff,
  };
}

/** Overdue first, then what concerns a child, then what has more flags, then what is due sooner. */
function byRisk(now: string) {
  const isLate = ({ due_at }: WaitingItem) => due_at < now;
  return (one: WaitingItem, other: WaitingItem) =>
    Number(isLate(other)) - Number(isLate(one)) ||
    Number(other.child) - Number(one.child) ||
    other.flags.length - one.flags.length ||
    one.due_at.localeCompare(other.due_at);
}

function describeItem({ taken_by_id, ...row }: Row, actor: StaffActor, language: Language): WaitingItem {
  const since = new Date(row.since);
  const isUnsafe = row.kind === 'report' && row.title.endsWith(' · unsafe');
  // The time for a request is that of the law, from the day on which it came.
  const isUrgent = row.child && row.kind !== 'request';
  const hours = isUnsafe ? UNSAFE_HOURS : isUrgent ? CHILD_HOURS : queueKinds[row.kind].hours;
  return {
    ...row,
    title: titleOf(row, language),
    by:
      row.kind === 'report' && row.by && !row.house_id ? labelOf(words[language].reporters, row.by) : row.by,
    since: since.toISOString(),
    due_at: new Date(since.getTime() + hours * HOUR_MS).toISOString(),
    several: mayBeTogether(row),
    is_mine: taken_by_id === actor.id,
    flags: [],
  };
}

/** What concerns a child, takes two people or has something to fill in is decided on its own. */
function mayBeTogether({ kind, title, child }: Named & Pick<Row, 'child'>): boolean {
  if (child) return false;
  return kind === 'identity' ? title === 'badge' : kind === 'call' || kind === 'edit' || kind === 'report';
}

/** The query names what is reported, and the document, by their codes. */
function titleOf({ kind, title }: Named, language: Language): string {
  if (kind === 'guardian') return documents[language].guardian_identities[title as GuardianIdentity];
  const labelled: Partial<Record<QueueKind, Readonly<Record<string, string>>>> = {
    suspension: words[language].suspensions,
    appeal: words[language].appeals,
    request: words[language].requests,
  };
  const labels = labelled[kind];
  if (labels || !['report', 'refund', 'staff', 'document', 'identity'].includes(kind))
    return calls[language]
      .call_title(title)
      .split(' · ')
      .map((each) => labelOf(labels ?? {}, each))
      .join(' · ');
  const [subject = '', reason = ''] = title.split(' · ');
  if (kind === 'staff') return words[language].staff_role(subject, labelOf(words[language].roles, reason));
  if (kind === 'document') {
    const document = documents[language].document_kinds[subject as HouseDocumentKind];
    return reason ? words[language].second_approval(document, reason) : document;
  }
  if (kind === 'identity')
    return reason ? words[language].birth_date_proposed(reason) : words[language].badge_check;
  if (kind === 'refund') return words[language].refund(rupees(Number(reason)), subject);
  return words[language].report(
    labelOf(words[language].reported, subject),
    conversations[language].report_reasons[reason as ReportReason],
  );
}

function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}
