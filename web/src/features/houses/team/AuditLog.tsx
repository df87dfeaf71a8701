import { useState } from 'react';
import { formatDateTime } from '#ui/format-date-time.ts';
import * as words from '#words/houses/team.ts';
import * as common from '#words/ui/common.ts';

const SHOWN_AT_FIRST = 4;

type ShownEvent = { id: number; happened_at: string; text: string };

/** Shows the audit log of a house, with the name of the person in each entry. */
export function AuditLog({ events }: { events: readonly ShownEvent[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? events : events.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul aria-label={words.history} className="flex flex-col gap-2">
        {shown.map(({ id, happened_at, text }) => (
          <li key={id} className="text-sm">
            <span className="wrap-anywhere">{text}</span>
            <time dateTime={happened_at} className="block text-muted tabular-nums">
              {formatDateTime(happened_at)}
            </time>
          </li>
        ))}
      </ul>
      {shown.length < events.length && (
        <button
          type="button"
          onClick={() => setIsExpanded(true)}
          className="link min-h-11 self-start text-sm"
        >
          {common.show_all(events.length)}
        </button>
      )}
    </>
  );
}
