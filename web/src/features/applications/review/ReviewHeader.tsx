import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { MessageLink } from '#features/applications/apply/MessageLink.tsx';
import { columnTitles } from '#features/applications/review/columns.ts';
import { displayLabels } from '#features/talent/profile/display-labels.ts';
import { path } from '#paths.ts';
import { longDay } from '#ui/day-text.ts';

interface ReviewHeaderProps {
  review: ReviewedApplication;
  /** The current status of the application. */
  status: ApplicationStatus;
  /** The house's current score. */
  score: number | null;
}

/** Shows who applied and why they match the casting call. */
export function ReviewHeader({ review, status, score }: ReviewHeaderProps) {
  const { user, profile, match, applied_at, scored_by } = review;
  const body = profile.body_type && (displayLabels[profile.body_type] ?? profile.body_type);
  const facts = [user.age, user.gender, user.city, profile.height, body].filter(Boolean);
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 ref={focus} tabIndex={-1} className="wrap-anywhere text-3xl outline-none sm:text-4xl">
          {user.name}
        </h1>
        <div className="flex flex-wrap items-center gap-3">
          <MessageLink application={review} />
          <p className="rounded-full bg-marigold-wash px-3 py-1 font-semibold text-sm">
            {columnTitles[status]}
          </p>
        </div>
      </div>
      <p className="text-lg">{facts.join(' · ')}</p>
      {match.reasons.length > 0 && (
        <ul aria-label="Why they match the casting call" className="flex flex-wrap gap-1.5">
          {match.reasons.map((reason) => (
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
          Full profile
        </Link>
        {/* The name is hidden after the user changes the score, because the user knows who did. */}
        {scored_by && score === review.score && ` · ${score} of ${MAX_SCORE} by ${scored_by}`}
      </p>
    </header>
  );
}

/**
 * Moves the focus to the name, so that screen readers announce it when the user goes to the next application.
 */
function focus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}
