import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { Link } from 'react-router';
import { reviewUrl } from '#features/applications/review/board-url.ts';
import { TapeState } from '#features/applications/review/TapeState.tsx';
import type { Tapes } from '#features/auditions/self-tapes/self-tapes.ts';
import { TapeRequestForm } from '#features/auditions/self-tapes/TapeRequestForm.tsx';
import type { Auditions } from '#features/auditions/slots/auditions.ts';
import { InviteForm } from '#features/auditions/slots/InviteForm.tsx';
import { ShowMore } from '#features/auditions/slots/ShowMore.tsx';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { EmptyPage, Pagination } from '#ui/Pagination.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/auditions/self-tapes.ts';

export function TapeSections({ auditions, tapes }: { auditions: Auditions; tapes: Tapes }) {
  const { job, next } = auditions;
  const { total } = tapes;
  const request = tapes.requests.find(({ audience }) => audience === 'role');
  const mayWrite = useMayWrite();
  const asked = new Set(tapes.tapes.map(({ application_id }) => application_id));
  const candidates = auditions.candidates.filter(({ application_id }) => !asked.has(application_id));
  return (
    <>
      {mayWrite && (
        <Section title={words.ask_title} lead={words.ask_lead}>
          <TapeRequestForm job={job} request={request} hasInvited={total > 0} />
        </Section>
      )}
      {mayWrite && (
        <Section title={words.invite_title} lead={words.invite_lead}>
          {request ? (
            <>
              <InviteForm jobId={job.id} candidates={candidates} />
              <ShowMore list="candidates" next={next} />
            </>
          ) : (
            <Notice>{words.invite_first_save}</Notice>
          )}
        </Section>
      )}
      <Section
        title={words.tapes_title}
        {...(request && { lead: words.tapes_deadline(formatDateTime(request.deadline)) })}
      >
        {tapes.tapes.length === 0 && <EmptyPage total={total}>{words.tapes_empty}</EmptyPage>}
        <ul className="divide-y divide-line">
          {tapes.tapes.map((tape) => (
            <TapeRow key={tape.application_id} tape={tape} jobId={job.id} />
          ))}
        </ul>
        <Pagination total={total} perPage={MAX_LIST} />
      </Section>
    </>
  );
}

function TapeRow({ tape, jobId }: { tape: Tapes['tapes'][number]; jobId: string }) {
  const { application_id, user, state, note, invited_at, invited_by, received_at } = tape;
  return (
    <li className="flex items-center gap-4 py-3">
      <TalentPhoto
        name={user.name}
        image={user.image_url}
        sizes="4rem"
        className="size-14 shrink-0 rounded-control"
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link
            to={reviewUrl(jobId, application_id)}
            className="wrap-anywhere font-semibold text-accent underline-offset-4 hover:underline"
          >
            {user.name}
          </Link>
          <TapeState state={state} />
        </div>
        <Leaving person={user} />
        <p className="wrap-anywhere text-muted text-sm">
          {received_at
            ? words.tape_received(formatDateTime(received_at))
            : invited_by
              ? words.tape_invited_by(formatDateTime(invited_at), invited_by)
              : words.tape_invited(formatDateTime(invited_at))}
        </p>
        {note && <p className="wrap-anywhere whitespace-pre-line">“{note}”</p>}
      </div>
    </li>
  );
}
