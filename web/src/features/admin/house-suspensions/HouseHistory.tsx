import type { HouseEvent } from '@kirdaar/contract/admin/house-suspensions';
import type { HouseDocumentKind } from '@kirdaar/contract/rules/house-documents';
import type { HouseEventName } from '@kirdaar/contract/rules/house-events';
import { Link } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { staffActionTexts } from '#features/admin/audit-log/audit-texts.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/reviews.ts';
import { report_reasons } from '#words/rules/conversations.ts';
import { document_kinds } from '#words/rules/documents.ts';

const eventTexts: Record<HouseEventName, string> = words.events;
const texts = { ...staffActionTexts, ...eventTexts };

/** What happened to a house, newest first: documents, casting calls, reports, appeals and decisions. */
export function HouseHistory({ history }: { history: readonly HouseEvent[] }) {
  return (
    <Section title={words.suspension_history}>
      <ol className="divide-y divide-line">
        {history.map((event) => (
          <Event key={`${event.happened_at} ${event.what} ${event.page_id}`} event={event} />
        ))}
      </ol>
    </Section>
  );
}

function Event({ event }: { event: HouseEvent }) {
  const { happened_at, what, by, reported_for, text, page, page_id } = event;
  const about = [titleOf(event), reported_for && report_reasons[reported_for].toLowerCase(), by]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[13rem_1fr]">
      <p className="text-muted text-sm">{formatDateTime(happened_at)}</p>
      <div className="wrap-anywhere min-w-0">
        <p>
          {page && page_id ? (
            <Link
              to={adminPaths[page].replace(':id', page_id)}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {texts[what]}
            </Link>
          ) : (
            <span className="font-semibold">{texts[what]}</span>
          )}
          {about && ` · ${about}`}
        </p>
        {text && <p className="whitespace-pre-line text-muted text-sm">{text}</p>}
      </div>
    </li>
  );
}

/** A document is named by its kind. */
function titleOf({ what, title }: HouseEvent): string | null {
  return what === 'document_sent' ? document_kinds[title as HouseDocumentKind] : title;
}
