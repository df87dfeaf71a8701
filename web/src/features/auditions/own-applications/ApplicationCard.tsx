import { applyPath, ME, type OwnApplication } from '#features/applications/apply/own-application.ts';
import {
  isConsidered,
  isReopened,
  RejectionText,
  StatusHistory,
} from '#features/applications/apply/StatusHistory.tsx';
import { SendAgainButton, WithdrawButton } from '#features/applications/apply/WithdrawButton.tsx';
import { OfferCard, type OwnRoleOffer } from '#features/auditions/offers/OfferCard.tsx';
import { Representation } from '#features/auditions/own-applications/Representation.tsx';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { AuditionCard } from '#features/auditions/slots/AuditionCard.tsx';
import type { OwnAudition } from '#features/auditions/slots/auditions.ts';
import { SlotTime } from '#features/auditions/slots/SlotTime.tsx';
import { AppliedLabel } from '#features/jobs/jobs/AppliedLabel.tsx';
import { statusTextForTalent } from '#features/jobs/jobs/application-status.ts';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { JobChanges } from '#features/jobs/jobs/JobChanges.tsx';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { sentence } from '#ui/sentence.ts';
import * as sentWords from '#words/applications/sent.ts';
import * as words from '#words/auditions/offers.ts';
import * as tapeWords from '#words/auditions/self-tapes.ts';
import { call_title, stops } from '#words/rules/calls.ts';

interface ApplicationCardProps {
  application: OwnApplication;
  audition: OwnAudition | undefined;
  tapes: readonly OwnTape[];
  offers: OwnRoleOffer[];
}

export function ApplicationCard({ application, audition, tapes, offers }: ApplicationCardProps) {
  const { rejection, staff_stop, job_changes, job } = application;
  const isLive = ({ status }: OwnRoleOffer) => status === 'open' || status === 'accepted';
  const considered = isConsidered(application.status_history);
  const past = offers.filter((offer) => !isLive(offer));
  return (
    <JobCard
      job={job}
      isBrief
      house={job.production_house_name}
      detailsTo={path('callDetails', { id: job.id })}
      action={
        <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:px-3 max-sm:*:text-sm max-sm:[&>span]:min-h-8">
          <MainAction application={application} />
          {(!considered || application.status === 'withdrawn') && (
            <AppliedLabel withdrawn={application.status === 'withdrawn'} />
          )}
        </div>
      }
    >
      <Representation application={application} />
      <details className="relative">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 text-sm">
          <CurrentStatus application={application} />
          <span className="font-semibold text-accent">
            {words.own_history} <span className="sr-only">{words.history_of(call_title(job.title))}</span>
          </span>
        </summary>
        <div className="flex flex-col gap-4 pt-1">
          <StatusHistory
            history={application.status_history}
            labels={statusTextForTalent}
            underConsideration={application.under_consideration}
          />
          {past.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
          <div className="empty:hidden">{!considered && <WithdrawButton application={application} />}</div>
        </div>
      </details>
      {considered && (
        <div className="relative flex flex-col items-start gap-2 empty:hidden">
          <p className="text-sm">{sentWords.considered_lead}</p>
          <WithdrawButton application={application} />
        </div>
      )}
      {staff_stop && <p className="text-sm">{stops[staff_stop]}</p>}
      {rejection && <RejectionText text={rejection} />}
      {offers.filter(isLive).map((offer) => (
        <OfferCard key={offer.id} offer={offer} mayAccept={!staff_stop} />
      ))}
      {audition && <AuditionCard audition={audition} />}
      {tapes.map((tape) => (
        <SelfTapeCard key={tape.id} tape={tape} />
      ))}
      <JobChanges changes={job_changes} />
    </JobCard>
  );
}

function CurrentStatus({ application }: { application: OwnApplication }) {
  const { status, status_history, under_consideration } = application;
  const last = status_history.at(-1);
  const isResent = status === 'applied' && status_history.length > 1;
  const given = last?.reason && (status === 'withdrawn' ? sentWords.stepped_back : sentWords.role_cancelled);
  const text =
    under_consideration || isReopened(status_history)
      ? sentWords.under_consideration
      : (given ?? (isResent ? words.applied_again : ownStatusText(application)));
  return (
    <span>
      <span className="font-semibold">{text}</span>
      {last && (
        <>
          {' · '}
          <time dateTime={last.happened_at} className="text-muted tabular-nums">
            {longDayOf(last.happened_at)}
          </time>
        </>
      )}
    </span>
  );
}

function ownStatusText({ status, status_history }: OwnApplication): string {
  return status === 'applied' && isConsidered(status_history)
    ? sentWords.considered
    : statusTextForTalent[status];
}

function MainAction({ application }: { application: OwnApplication }) {
  const { needs_answer, correctable, can_send_again, job } = application;
  if (can_send_again) return <SendAgainButton application={application} />;
  if (!correctable || needs_answer) return null;
  return (
    <ButtonLink to={applyPath(job, ME)} variant="secondary">
      {words.correct} <span className="sr-only">{words.correct_of(call_title(job.title))}</span>
    </ButtonLink>
  );
}

function SelfTapeCard({ tape }: { tape: OwnTape }) {
  const { id, state, job, request, received_at, may_send } = tape;
  if (!may_send && !received_at) return null;
  return (
    <section
      aria-label={tapeWords.card(call_title(job.title))}
      className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-marigold bg-marigold-wash p-3"
    >
      <h3 className="w-full font-semibold text-lg">{tapeWords.card_titles[state]}</h3>
      {!received_at && (
        <p>{sentence(tapeWords.card_deadline(<SlotTime key="deadline" starts_at={request.deadline} />))}</p>
      )}
      <ButtonLink to={path('selfTape', { id })} variant={received_at ? 'secondary' : 'primary'}>
        {received_at ? tapeWords.card_sent : tapeWords.card_open}
      </ButtonLink>
    </section>
  );
}
