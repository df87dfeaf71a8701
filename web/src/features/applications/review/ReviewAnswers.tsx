import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { Link } from 'react-router';
import { ApplicationDetails } from '#features/applications/apply/ApplicationDetails.tsx';
import { StatusHistory } from '#features/applications/apply/StatusHistory.tsx';
import { WithheldNotice } from '#features/applications/apply/WithheldNotice.tsx';
import { reviewUrl } from '#features/applications/review/board-url.ts';
import { statusTextForHouse } from '#features/jobs/jobs/application-status.ts';
import { Chips } from '#ui/Chips.tsx';
import { Facts } from '#ui/Facts.tsx';
import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/applications/review.ts';
import { stage_name } from '#words/rules/stages.ts';
import { spoken_languages, talent_choices } from '#words/rules/talent.ts';
import * as common from '#words/ui/common.ts';

/** Shows the answers, the profile, the status history and the applicant's other applications to the house. */
export function ReviewAnswers({ review }: { review: ReviewedApplication }) {
  const { role_specific_info, travel, availability, details, status_history, profile, others } = review;
  const tags = [
    ...profile.languages.map((language) => labelOf(spoken_languages, language)),
    ...profile.skills.map((skill) => labelOf(talent_choices.skills, skill)),
  ];
  return (
    <>
      <WithheldNotice application={review} />
      <section className="flex flex-col gap-2">
        <h2 className="text-xl">{words.for_role}</h2>
        <p className="wrap-anywhere max-w-prose whitespace-pre-line">{role_specific_info}</p>
      </section>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Facts
          facts={[
            [words.can_travel, travel ? common.yes : common.no],
            [words.is_free, availability ? common.yes : common.no],
          ]}
        />
        <StatusHistory history={status_history} labels={statusTextForHouse} />
      </div>
      {tags.length > 0 && <Chips label={words.tags} texts={tags} />}
      <ApplicationDetails details={details} open={false} />
      {others.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-xl">{words.others}</h2>
          <ul className="flex flex-col">
            {others.map(({ application_id, job, status }) => (
              <li key={application_id} className="flex flex-wrap gap-x-3">
                <Link
                  to={reviewUrl(job.id, application_id)}
                  className="flex min-h-9 items-center font-semibold text-accent underline-offset-4 hover:underline"
                >
                  {job.title}
                </Link>
                <span className="self-center text-muted text-sm">{stage_name(status, [])}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
