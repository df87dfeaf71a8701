import type { JobChange } from '@kirdaar/contract/jobs/job-posts';
import { longDay, longDayOf } from '#ui/day-text.ts';
import { changes_none } from '#words/jobs/emails.ts';
import * as words from '#words/jobs/job-details.ts';

export function JobChanges({ changes }: { changes: readonly JobChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details className="relative text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.changes}</summary>
      <ul className="flex flex-col gap-3 pb-1">
        {changes.map(({ field, was, becomes, changed_at }) => (
          <li key={`${changed_at} ${field}`} className="wrap-anywhere">
            <strong>{words.change_fields[field]}</strong>: {shown(field, was)} → {shown(field, becomes)}
            <span className="block text-muted">{words.changed_on(longDayOf(changed_at))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function shown(field: JobChange['field'], text: string): string {
  if (!text) return changes_none;
  return field === 'application_deadline' ? longDay(text) : text;
}
