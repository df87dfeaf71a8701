import { Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { SentTapes, TapeSections } from '#features/auditions/self-tapes/TapeSections.tsx';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { type Auditions, answersForHouse, findAuditions } from '#features/auditions/slots/auditions.ts';
import { CalendarFeed } from '#features/auditions/slots/CalendarFeed.tsx';
import { ShowMore } from '#features/auditions/slots/ShowMore.tsx';
import { findTapes } from '#features/auditions/tape-room/tape-room.ts';
import { Timetable } from '#features/auditions/timetable/Timetable.tsx';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { JobAuditLog } from '#features/jobs/job-posts/JobAuditLog.tsx';
import { JobNotFound } from '#features/jobs/jobs/JobNotFound.tsx';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { Page } from '#ui/Page.tsx';
import { pageOf } from '#ui/Pagination.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/auditions/slots.ts';
import * as jobDetailsWords from '#words/jobs/job-details.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AuditionsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(jobDetailsWords.details_auditions, page);

export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const found = Promise.all([
    findAuditions(id, searchParams),
    findTapes(id, { page: pageOf(searchParams) }),
    callApi('GET /api/production/calendar'),
  ]);
  return { found };
}

export const clientAction = pageAction(auditionWrites);

export default function AuditionsPage({ loaderData: { found }, params: { id } }: Route.ComponentProps) {
  return (
    <Deferred key={id} resolve={found}>
      {([auditions, tapes, { made_at }]) => {
        if (!auditions || !tapes) return <JobNotFound />;
        return (
          <div className="flex flex-col gap-2">
            <BackButton fallback={housePath('jobDetails', { id })}>{common.back}</BackButton>
            <Page title={jobDetailsWords.details_auditions} lead={call_title(auditions.job.title)}>
              {auditions.job.audition_type === 'Self-tape' ? (
                <>
                  <TapeSections auditions={auditions} tapes={tapes} />
                  <InPerson auditions={auditions} />
                </>
              ) : (
                <>
                  <Timetable auditions={auditions} />
                  <SentTapes
                    job={auditions.job}
                    tapes={tapes}
                    people={[...tapes.tapes, ...auditions.invitations, ...auditions.candidates]}
                  />
                </>
              )}
              <Invited auditions={auditions} />
              {auditions.history.length > 0 && (
                <Section title={words.slot_changes}>
                  <JobAuditLog history={auditions.history} />
                </Section>
              )}
              <CalendarFeed made_at={made_at} accountRole="production" />
            </Page>
          </div>
        );
      }}
    </Deferred>
  );
}

/** Callbacks in person after the tapes; closed until the house wants them. */
function InPerson({ auditions }: { auditions: Auditions }) {
  const mayWrite = useMayWrite();
  const hasSlots = auditions.slots.length > 0;
  if (!mayWrite && !hasSlots) return null;
  return (
    <details open={hasSlots} className="flex flex-col">
      <summary className="min-h-11 cursor-pointer font-semibold text-lg">{words.callbacks_in_person}</summary>
      <div className="flex flex-col gap-6 pt-3">
        <Timetable auditions={auditions} from={2} />
      </div>
    </details>
  );
}

function Invited({ auditions: { invitations, next } }: { auditions: Auditions }) {
  if (invitations.length === 0) return null;
  return (
    <Section title={words.invited_title}>
      <ul className="divide-y divide-line">
        {invitations.map(({ application_id, user, answer, round, note, invited_by }) => (
          <li
            key={application_id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3"
          >
            <Link to={housePath('applicationDetails', { id: user.id })} className="link">
              {user.name}
            </Link>
            <Leaving person={user} />
            <span className="text-muted">
              {round > 1 && `${words.round(round)} · `}
              {answersForHouse[answer]}
            </span>
            {invited_by && (
              <p className="wrap-anywhere w-full text-muted text-sm">{words.invited_by(invited_by)}</p>
            )}
            {/* The waiting list shows the times that they asked for. */}
            {note && answer !== 'asked' && (
              <p className="wrap-anywhere w-full whitespace-pre-line">“{note}”</p>
            )}
          </li>
        ))}
      </ul>
      <ShowMore list="invitations" next={next} />
    </Section>
  );
}
