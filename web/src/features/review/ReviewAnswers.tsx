import type { ReviewedApplication } from '@kirdaar/contract/review';
import { Link } from 'react-router';
import { ApplicationDetails } from '#features/applications/ApplicationDetails.tsx';
import { stepsForHouse } from '#features/applications/status-words.ts';
import { Timeline } from '#features/applications/Timeline.tsx';
import { Withheld } from '#features/applications/Withheld.tsx';
import { reviewAddress } from '#features/review/board-address.ts';
import { columnTitles } from '#features/review/columns.ts';
import { Chips } from '#ui/Chips.tsx';
import { Facts } from '#ui/Facts.tsx';

/** What was answered, what the profile says, what happened so far, and what else they sent the house. */
export function ReviewAnswers({ review }: { review: ReviewedApplication }) {
  const { role_specific_info, travel, availability, details, timeline, profile, others } = review;
  const words = [...profile.languages, ...profile.skills];
  return (
    <>
      <Withheld application={review} />
      <section className="flex flex-col gap-2">
        <h2 className="text-xl">For this role</h2>
        <p className="wrap-anywhere max-w-prose whitespace-pre-line">{role_specific_info}</p>
      </section>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Facts
          facts={[
            ['Can travel or relocate', travel ? 'Yes' : 'No'],
            ['Free on the dates of the call', availability ? 'Yes' : 'No'],
          ]}
        />
        <Timeline steps={timeline} words={stepsForHouse} />
      </div>
      {words.length > 0 && <Chips label="Languages and skills" texts={words} />}
      <ApplicationDetails details={details} open={false} />
      {others.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-xl">Also applied to</h2>
          <ul className="flex flex-col">
            {others.map(({ application_id, job, status }) => (
              <li key={application_id} className="flex flex-wrap gap-x-3">
                <Link
                  to={reviewAddress(job.id, application_id)}
                  className="flex min-h-9 items-center font-semibold text-accent underline-offset-4 hover:underline"
                >
                  {job.title}
                </Link>
                <span className="self-center text-muted text-sm">{columnTitles[status]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
