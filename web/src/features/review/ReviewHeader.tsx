import type { ReviewedApplication } from '@kirdaar/contract/review';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { SCORE_MOST } from '@kirdaar/contract/rules/limits';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { WriteLink } from '#features/conversations/WriteLink.tsx';
import { longDay } from '#features/jobs/day-text.ts';
import { columnTitles } from '#features/review/columns.ts';
import { spokenLabels } from '#features/talent/spoken-labels.ts';
import { path } from '#paths.ts';

interface ReviewHeaderProps {
  review: ReviewedApplication;
  /** Where the application stands now. */
  status: ApplicationStatus;
  /** What the house thinks of it now. */
  score: number | null;
}

/** Who applied, and why they suit the call. */
export function ReviewHeader({ review, status, score }: ReviewHeaderProps) {
  const { user, profile, fit, applied_at, scored_by } = review;
  const body = profile.body_type && (spokenLabels[profile.body_type] ?? profile.body_type);
  const facts = [user.age, user.gender, user.city, profile.height, body].filter(Boolean);
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 ref={focus} tabIndex={-1} className="wrap-anywhere text-3xl outline-none sm:text-4xl">
          {user.name}
        </h1>
        <div className="flex flex-wrap items-center gap-3">
          <WriteLink application={review} />
          <p className="rounded-full bg-marigold-wash px-3 py-1 font-semibold text-sm">
            {columnTitles[status]}
          </p>
        </div>
      </div>
      <p className="text-lg">{facts.join(' · ')}</p>
      {fit.reasons.length > 0 && (
        <ul aria-label="Why they suit the call" className="flex flex-wrap gap-1.5">
          {fit.reasons.map((reason) => (
            <li
              key={reason}
              className="flex items-center gap-1.5 rounded-full bg-leaf-wash px-2.5 py-0.5 font-medium text-leaf text-sm"
            >
              <Check aria-hidden className="size-3.5" />
              {reason}
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted text-sm">
        Applied on {longDay(dayInIndia(new Date(applied_at)))} ·{' '}
        <Link
          to={path('applicantProfile', { id: user.id })}
          className="font-semibold text-accent underline-offset-4 hover:underline"
        >
          Whole profile
        </Link>
        {/* Whoever gives another one here knows who did. */}
        {scored_by && score === review.score && ` · ${score} of ${SCORE_MOST} by ${scored_by}`}
      </p>
    </header>
  );
}

/** So that the name is read out as one goes on to the next. */
function focus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}
