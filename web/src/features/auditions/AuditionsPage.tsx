import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { planFields } from '#features/auditions/audition-fields.ts';
import { CalendarAddress } from '#features/auditions/CalendarAddress.tsx';
import { findAuditions } from '#features/auditions/find-auditions.ts';
import { InviteForm } from '#features/auditions/InviteForm.tsx';
import { type Auditions, answersForHouse } from '#features/auditions/own-auditions.ts';
import { ShowMore } from '#features/auditions/ShowMore.tsx';
import { SlotRow } from '#features/auditions/SlotRow.tsx';
import { useAct } from '#features/auditions/use-act.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { JobHistory } from '#features/job-posts/JobHistory.tsx';
import { JobNotFound } from '#features/jobs/JobNotFound.tsx';
import { path } from '#paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/AuditionsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Auditions', page);

/** Not waited for: the page says what is loading. */
export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { found: Promise.all([findAuditions(id, searchParams), call('GET /api/production/calendar')]) };
}

export default function AuditionsPage({ loaderData: { found }, params: { id } }: Route.ComponentProps) {
  return (
    <Suspense key={id} fallback={<Loading />}>
      <Await resolve={found}>
        {([auditions, { made_at }]) => {
          if (!auditions) return <JobNotFound />;
          return (
            <div className="flex flex-col gap-2">
              <BackButton otherwise={path('jobDetails', { id })}>Back</BackButton>
              <Page title="Auditions" lead={auditions.job.title}>
                <Slots auditions={auditions} />
                <NewSlots auditions={auditions} />
                <Section title="Invite" lead="They are told, and choose one of the free times.">
                  <InviteForm jobId={id} candidates={auditions.candidates} />
                  <ShowMore list="candidates" next={auditions.next} />
                </Section>
                <Invited auditions={auditions} />
                {auditions.history.length > 0 && (
                  <Section title="Who set the times">
                    <JobHistory history={auditions.history} />
                  </Section>
                )}
                <CalendarAddress made_at={made_at} renew={() => call('POST /api/production/calendar')} />
              </Page>
            </div>
          );
        }}
      </Await>
    </Suspense>
  );
}

function Slots({ auditions: { slots, next } }: { auditions: Auditions }) {
  return (
    <Section title="Who comes when">
      {slots.length === 0 && <Notice>No times yet. Add the slots of a day below.</Notice>}
      <ul className="divide-y divide-line">
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} />
        ))}
      </ul>
      <ShowMore list="slots" next={next} />
    </Section>
  );
}

function NewSlots({ auditions: { job, slots } }: { auditions: Auditions }) {
  const { send } = useAct();
  const values = {
    day: job.audition_dates,
    from: '10:00',
    to: '13:00',
    minutes: '20',
    break_minutes: '5',
    capacity: '1',
    place: slots.at(-1)?.place ?? '',
  };
  return (
    <Section
      title="Add times"
      lead="As many slots as fit between two times of a day. All times are Indian time."
    >
      <FieldsForm
        fields={planFields}
        values={values}
        send={(body) =>
          send(call('POST /api/production/auditions/:id/slots', { params: { id: job.id }, body }))
        }
        accountRole="production"
        action="Add these slots"
        busyAction="Adding…"
        otherwise="The slots could not be added. Please try again."
      />
    </Section>
  );
}

function Invited({ auditions: { invitations, next } }: { auditions: Auditions }) {
  if (invitations.length === 0) return null;
  return (
    <Section title="Invited">
      <ul className="divide-y divide-line">
        {invitations.map(({ application_id, user, answer, note, invited_by }) => (
          <li
            key={application_id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3"
          >
            <Link
              to={path('applicationDetails', { id: user.id })}
              className="font-semibold text-accent underline-offset-4 hover:underline"
            >
              {user.name}
            </Link>
            <span className="text-muted">{answersForHouse[answer]}</span>
            {invited_by && <p className="wrap-anywhere w-full text-muted text-sm">Invited by {invited_by}</p>}
            {note && <p className="wrap-anywhere w-full whitespace-pre-line">“{note}”</p>}
          </li>
        ))}
      </ul>
      <ShowMore list="invitations" next={next} />
    </Section>
  );
}
