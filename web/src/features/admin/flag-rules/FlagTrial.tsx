import type { TriedCall } from '@kirdaar/contract/admin/flag-rules';
import type { Reply } from '@kirdaar/contract/api';
import { Link } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import * as words from '#words/admin/operations.ts';

/** Shows which casting calls changed rules would flag, and which no longer. */
export function FlagTrial({ trial }: { trial: Reply<'POST /api/admin/flag-rules/try'> }) {
  const { calls, flagged_now, flagged_then, added, removed } = trial;
  return (
    <div role="status" className="mt-5 flex flex-col gap-4 border-line border-t pt-5">
      <p className="font-semibold">{words.trial(calls, flagged_now, flagged_then)}</p>
      <TriedCalls title={words.trial_added(added.length)} calls={added} />
      <TriedCalls title={words.trial_removed(removed.length)} calls={removed} />
    </div>
  );
}

function TriedCalls({ title, calls }: { title: string; calls: TriedCall[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {calls.map(({ id, title: call, by, phrases }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              to={adminPaths.call.replace(':id', id)}
              target="_blank"
              className="font-semibold underline underline-offset-4"
            >
              {call}
              <span className="sr-only"> {words.new_tab}</span>
            </Link>
            <span className="text-muted">
              {by && ` · ${by}`} · {phrases.map((phrase) => `“${phrase}”`).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
