import type { JobEvent } from '@kirdaar/contract/job-history';
import { useState } from 'react';
import { stepTime } from '#features/applications/step-time.ts';
import { jobEventText } from '#features/job-posts/job-event-text.ts';

/** How many acts show at first. */
const LATEST = 4;

/** What was done to a call, the latest first, each with who of the house did it. */
export function JobHistory({ history }: { history: readonly JobEvent[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? history : history.slice(0, LATEST);
  return (
    <>
      <ul aria-label="What was done" className="flex flex-col gap-2">
        {shown.map((event) => (
          <li key={event.id} className="text-sm">
            <span className="wrap-anywhere">{jobEventText(event)}</span>
            <time dateTime={event.happened_at} className="block text-muted tabular-nums">
              {stepTime(event.happened_at)}
            </time>
          </li>
        ))}
      </ul>
      {shown.length < history.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-11 self-start font-semibold text-accent text-sm underline-offset-4 hover:underline"
        >
          Show all {history.length}
        </button>
      )}
    </>
  );
}
