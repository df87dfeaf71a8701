import type { MetBefore as Met } from '@kirdaar/contract/applications/known-people';
import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { reviewUrl } from '#features/applications/review/board-url.ts';
import { teamScoreText } from '#features/applications/review/team-score-text.ts';
import { longDayOf } from '#ui/day-text.ts';
import * as words from '#words/applications/review.ts';
import { call_title } from '#words/rules/calls.ts';
import { stage_name } from '#words/rules/stages.ts';

/** Says on a card how often the house met the applicant in other casting calls. */
export function MetMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-1 text-muted">
      <History aria-hidden className="size-3.5" />
      {words.met_count(count)}
    </span>
  );
}

/** The other casting calls of the house to which somebody applied: when, how far, and what the team kept of it. */
export function MetBefore({ met }: { met: readonly Met[] }) {
  if (met.length === 0) return null;
  return (
    <section aria-label={words.met_before} className="flex flex-col gap-2">
      <h2 className="text-xl">{words.met_before}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {met.map((one) => (
          <li key={one.application_id} className="py-1.5">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link
                to={reviewUrl(one.job.id, one.application_id)}
                className="link wrap-anywhere flex min-h-9 items-center"
              >
                {call_title(one.job.title)}
              </Link>
              <span className="text-muted text-sm">{factsOf(one).join(' · ')}</span>
            </p>
            {one.notes.map(({ id, text, by }) => (
              <p key={id} className="wrap-anywhere max-w-prose whitespace-pre-line text-sm">
                {text}
                <span className="text-muted"> · {by ?? words.former_member}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf({ status, stage_names, applied_at, score, team_score }: Met): string[] {
  return [
    stage_name(status, stage_names),
    longDayOf(applied_at),
    ...(score === null ? [] : [words.met_own_score(score, MAX_SCORE)]),
    ...(team_score ? [words.team_score(teamScoreText(team_score))] : []),
  ];
}
