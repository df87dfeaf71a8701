import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { findTapes } from '#features/auditions/self-tapes/self-tapes.ts';
import { TapeSections } from '#features/auditions/self-tapes/TapeSections.tsx';
import { slotPlanFields } from '#features/auditions/slots/audition-fields.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { type Auditions, answersForHouse, findAuditions } from '#features/auditions/slots/auditions.ts';
import { CalendarFeed } from '#features/auditions/slots/CalendarFeed.tsx';
import { InviteForm } from '#features/auditions/slots/InviteForm.tsx';
import { ShowMore } from '#features/auditions/slots/ShowMore.tsx';
import { Timetable } from '#features/auditions/timetable/Timetable.tsx';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { JobAuditLog } from '#features/jobs/job-posts/JobAuditLog.tsx';
import { JobNotFound } from '#features/jobs/jobs/JobNotFound.tsx';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import { pageOf } from '#ui/Pagination.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as selfTapesWords from '#words/auditions/self-tapes.ts';
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
    findTapes(id, pageOf(searchParams)),
    callApi('GET /api/production/calendar'),
  ]);
  return { found };
}

export const clientAction = pageAction(auditionWrites);

export default function AuditionsPage({ loaderData: { found }, params: { id } }: Route.ComponentProps) {
  const mayWrite = useMayWrite();
  return (
    <Suspense key={id} fallback={<Loading />}>
      <Await resolve={found}>
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
                    {mayWrite && (
                      <>
                        <NewSlots auditions={auditions} />
                        <Section title={selfTapesWords.invite_title} lead={words.invite_lead}>
                          <InviteForm jobId={id} candidates={auditions.candidates} />
                          <ShowMore list="candidates" next={auditions.next} />
                        </Section>
                        <Callbacks auditions={auditions} />
                      </>
                    )}
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
      </Await>
    </Suspense>
  );
}

function NewSlots({ auditions: { job, slots }, round = 1 }: { auditions: Auditions; round?: number }) {
  const add = useWrite(auditionWrites, 'addSlots', {
    onDone: ({ message }) => showToast('success', message),
  });
  const { place = '', contact_name = '', contact_phone = '', bring = '' } = slots.at(-1) ?? {};
  const values = {
    day: job.audition_dates,
    from: '10:00',
    to: '13:00',
    minutes: '20',
    break_minutes: '5',
    capacity: '1',
    round: String(round),
    ...{ place, contact_name, contact_phone, bring },
  };
  return (
    <Section title={words.slots_add_title} lead={words.slots_add_lead}>
      <FieldsForm
        fields={slotPlanFields}
        values={values}
        write={{ ...add, submit: (body) => add.submit({ jobId: job.id, body }) }}
        accountRole="production"
        submitLabel={words.slots_add_title}
        busyLabel={words.slots_adding}
        fallbackError={words.slots_add_failed}
      />
    </Section>
  );
}

/** Callbacks in person after the tapes; closed until the house wants them. */
function InPerson({ auditions }: { auditions: Auditions }) {
  const mayWrite = useMayWrite();
  const { job, slots, candidates } = auditions;
  const round = Math.max(2, ...slots.map((slot) => slot.round));
  const invited = new Set(auditions.invitations.map(({ application_id }) => application_id));
  if (!mayWrite && slots.length === 0) return null;
  return (
    <details open={slots.length > 0} className="flex flex-col">
      <summary className="min-h-11 cursor-pointer font-semibold text-lg">{words.callbacks_in_person}</summary>
      <div className="flex flex-col gap-6 pt-3">
        {slots.length > 0 && <Timetable auditions={auditions} />}
        {mayWrite && <NewSlots auditions={auditions} round={round} />}
        {mayWrite && slots.length > 0 && (
          <Section title={words.callback_invite_title} lead={words.invite_lead}>
            <InviteForm
              jobId={job.id}
              candidates={candidates.filter(({ application_id }) => !invited.has(application_id))}
              round={round}
            />
          </Section>
        )}
      </div>
    </details>
  );
}

/** Chooses who goes on to the next round, once that round has slots. */
function Callbacks({ auditions: { job, slots, invitations } }: { auditions: Auditions }) {
  const round = Math.max(1, ...slots.map((slot) => slot.round));
  const earlier = invitations.filter(
    (invitation) => invitation.round < round && invitation.answer !== 'ended',
  );
  if (round === 1 || earlier.length === 0) return null;
  return (
    <Section title={words.round_invite_title(round)} lead={words.round_invite_lead}>
      <InviteForm jobId={job.id} candidates={earlier} round={round} />
    </Section>
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
            <Link
              to={housePath('applicationDetails', { id: user.id })}
              className="font-semibold text-accent underline-offset-4 hover:underline"
            >
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
