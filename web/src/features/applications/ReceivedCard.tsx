import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { Link } from 'react-router';
import { ApplicationDetails } from '#features/applications/ApplicationDetails.tsx';
import { ApplicationMedia } from '#features/applications/ApplicationMedia.tsx';
import type { ReceivedApplication } from '#features/applications/received.ts';
import { stepsForHouse } from '#features/applications/status-words.ts';
import { Timeline } from '#features/applications/Timeline.tsx';
import { Withheld } from '#features/applications/Withheld.tsx';
import { WriteLink } from '#features/conversations/WriteLink.tsx';
import { longDay } from '#features/jobs/day-text.ts';
import { NextSteps, type NextStepsOf } from '#features/offers/NextSteps.tsx';
import { path } from '#paths.ts';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Facts } from '#ui/Facts.tsx';

interface ReceivedCardProps {
  application: ReceivedApplication;
  /** Whether the whole form shows at first. */
  open: boolean;
  /** What was arranged for it. */
  steps?: NextStepsOf | undefined;
}

/** One application as the talent sent it. */
export function ReceivedCard({ application, open, steps }: ReceivedCardProps) {
  const {
    job,
    status,
    applied_at,
    role_specific_info,
    travel,
    availability,
    details,
    media,
    timeline,
    user,
  } = application;
  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-7">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-2xl">
            <Link to={path('jobDetails', { id: job.id })} className="underline-offset-4 hover:underline">
              {job.title}
            </Link>
          </h2>
          <p className="mt-1 text-muted">Applied on {longDay(dayInIndia(new Date(applied_at)))}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <WriteLink application={application} />
          <Chips label="Status" texts={[status === 'applied' ? 'New' : stepsForHouse[status]]} />
        </div>
      </header>
      <Withheld application={application} />
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[1fr_auto]">
        <Facts
          facts={[
            [
              'For this role',
              <span key="role" className="whitespace-pre-line">
                {role_specific_info}
              </span>,
            ],
            ['Can travel or relocate', travel ? 'Yes' : 'No'],
            ['Free on the dates of the call', availability ? 'Yes' : 'No'],
          ]}
        />
        <Timeline steps={timeline} words={stepsForHouse} className="max-sm:order-first" />
      </div>
      {steps && <NextSteps steps={steps} />}
      <ApplicationMedia media={media} name={user.name} />
      <ApplicationDetails details={details} open={open} />
    </Card>
  );
}
