import type { HouseEvent } from '@kirdaar/contract/admin/house-suspensions';
import type { HouseDocumentKind } from '@kirdaar/contract/rules/house-documents';
import { Link } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { rowLinkLook } from '#features/admin/looks.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { labelOf } from '#ui/label-of.ts';
import { Section } from '#ui/Section.tsx';
import { actions } from '#words/admin/audit-log.ts';
import * as contentWords from '#words/admin/content.ts';
import * as listWords from '#words/admin/lists.ts';
import * as words from '#words/admin/reviews.ts';
import { call_title } from '#words/rules/calls.ts';
import { report_reasons } from '#words/rules/conversations.ts';
import { document_kinds } from '#words/rules/documents.ts';

/** What happened to a house or a casting call and what staff decided about it, newest first. */
export function HouseHistory({ events }: { events: readonly HouseEvent[] }) {
  return (
    <Section title={contentWords.history}>
      <ol className="divide-y divide-line">
        {events.map((event) => (
          <Event key={`${event.happened_at} ${event.what} ${event.page_id}`} event={event} />
        ))}
      </ol>
    </Section>
  );
}

const eventTexts = { ...actions, ...words.events };

function Event({ event }: { event: HouseEvent }) {
  const { happened_at, what, version, by, reported_for, text, page, page_id } = event;
  const numbered = version === null ? null : listWords.version(version);
  const about = [titleOf(event), numbered, reported_for && report_reasons[reported_for].toLowerCase(), by]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[13rem_1fr]">
      <p className="text-muted text-sm">{formatDateTime(happened_at)}</p>
      <div className="wrap-anywhere min-w-0">
        <p>
          {page && page_id ? (
            <Link to={adminPath(page, page_id)} className={rowLinkLook}>
              {eventTexts[what]}
            </Link>
          ) : (
            <span className="font-semibold">{eventTexts[what]}</span>
          )}
          {about && ` · ${about}`}
        </p>
        {text && <p className="whitespace-pre-line text-muted text-sm">{text}</p>}
      </div>
    </li>
  );
}

/** A document and a suspension are named by their kind. */
function titleOf({ what, title }: HouseEvent): string | null {
  if (what === 'document_sent') return document_kinds[title as HouseDocumentKind];
  return title && labelOf(words.appeal_subjects, call_title(title));
}
