import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApplicationDetails } from '#features/applications/apply/ApplicationDetails.tsx';
import { ApplicationMedia } from '#features/applications/apply/ApplicationMedia.tsx';
import { MessageLink } from '#features/applications/apply/MessageLink.tsx';
import type { ReceivedApplication } from '#features/applications/apply/received.ts';
import { StatusHistory } from '#features/applications/apply/StatusHistory.tsx';
import { WithheldNotice } from '#features/applications/apply/WithheldNotice.tsx';
import { statusTextForHouse } from '#features/jobs/jobs/application-status.ts';
import { housePath } from '#house-paths.ts';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import * as words from '#words/applications/review.ts';
import { stage_name } from '#words/rules/stages.ts';
import * as common from '#words/ui/common.ts';

interface ReceivedCardProps {
  application: ReceivedApplication;
  open: boolean;
  /** The auditions and role offers of the application. */
  nextSteps?: ReactNode;
}

export function ReceivedCard({ application, open, nextSteps }: ReceivedCardProps) {
  const { job, role_specific_info, travel, availability, self_tape } = application;
  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-7">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-2xl">
            <Link to={housePath('jobDetails', { id: job.id })} className="underline-offset-4 hover:underline">
              {job.title}
            </Link>
          </h2>
          <p className="mt-1 text-muted">
            {words.applied_on(longDay(dayInIndia(new Date(application.applied_at))))}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <MessageLink application={application} />
          <Chips label={common.status} texts={[stage_name(application.status, [])]} />
        </div>
      </header>
      <WithheldNotice application={application} />
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[1fr_auto]">
        <Facts
          facts={[
            [
              words.for_role,
              <span key="role" className="whitespace-pre-line">
                {role_specific_info}
              </span>,
            ],
            [words.can_travel, travel ? common.yes : common.no],
            [words.is_free, availability ? common.yes : common.no],
            ...(self_tape ? [tapeFact(self_tape)] : []),
          ]}
        />
        <StatusHistory
          history={application.status_history}
          labels={statusTextForHouse}
          className="max-sm:order-first"
        />
      </div>
      {nextSteps}
      <ApplicationMedia media={application.media} name={application.user.name} />
      <ApplicationDetails details={application.details} open={open} />
    </Card>
  );
}

function tapeFact({ state, deadline, received_at }: NonNullable<ReceivedApplication['self_tape']>) {
  const text = words.tape_states[state];
  const when = received_at
    ? words.tape_received(text, formatDateTime(received_at))
    : words.received_tape_deadline(text, formatDateTime(deadline));
  return [common.self_tape, when] as const;
}
