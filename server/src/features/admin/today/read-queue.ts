import type { WaitingItem } from '@kirdaar/contract/admin/today';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { HouseDocumentKind } from '@kirdaar/contract/rules/house-documents';
import { rupees } from '@kirdaar/contract/rules/payments';
import type { ReportReason } from '@kirdaar/contract/rules/reports';
import { CHILD_HOURS, queueKinds, queueKindsOf } from '@kirdaar/contract/rules/staff-queue';
import { document_kinds } from '@kirdaar/contract/words/en/rules/documents';
import { report_reasons } from '@kirdaar/contract/words/en/rules/reports';
import { lacksAnswerer, listQueue } from '#features/admin/today/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

const HOUR_MS = 3_600_000;
const MAX_SHOWN = 200;

type Row = Awaited<ReturnType<typeof listQueue>>[number];
type Named = Pick<Row, 'kind' | 'title'>;

/** Returns what waits for a member of staff, by when it is due: what concerns a child first. */
export async function readQueue({ db, now }: Pick<Services, 'db' | 'now'>, actor: StaffActor) {
  const rows = await listQueue(db, queueKindsOf(actor.staff_role), dayInIndia(now()));
  const items = rows.map((row) => describeItem(row, actor));
  items.sort((one, other) => one.due_at.localeCompare(other.due_at));
  const needs_moderator = rows.some(({ kind }) => kind === 'appeal') && (await lacksAnswerer(db));
  return { items: items.slice(0, MAX_SHOWN), more: Math.max(0, items.length - MAX_SHOWN), needs_moderator };
}

function describeItem({ taken_by_id, ...row }: Row, actor: StaffActor): WaitingItem {
  const since = new Date(row.since);
  const hours = row.child ? CHILD_HOURS : queueKinds[row.kind].hours;
  return {
    ...row,
    title: titleOf(row),
    since: since.toISOString(),
    due_at: new Date(since.getTime() + hours * HOUR_MS).toISOString(),
    is_mine: taken_by_id === actor.id,
  };
}

const subjects: Record<string, string> = {
  job: 'Casting call',
  house: 'Production house',
  talent: 'Talent profile',
  conversation: 'Conversation',
};

const appealed: Record<string, string> = { suspension: 'Suspension', ban: 'Ban' };

const requested: Record<string, string> = {
  deletion: 'Delete an account',
  export: 'Prepare a copy of a person’s data',
  'deletion · export': 'Prepare a copy of a person’s data and delete the account',
};

/** The query names what is reported, and the document, by their codes. */
function titleOf({ kind, title }: Named): string {
  if (kind === 'document') return document_kinds[title as HouseDocumentKind];
  if (kind === 'suspension') return title === 'ban' ? 'Ban a production house' : 'Suspend a production house';
  if (kind === 'request') return requested[title] ?? title;
  if (kind === 'appeal') return appealed[title] ?? title;
  if (kind !== 'report' && kind !== 'refund') return title;
  const [subject = '', reason = ''] = title.split(' · ');
  if (kind === 'refund') return `Refund of ${rupees(Number(reason))} for ${subject}`;
  return `${subjects[subject]}: ${report_reasons[reason as ReportReason].toLowerCase()}`;
}
