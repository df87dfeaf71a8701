import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { Link } from 'react-router';
import { reviewUrl } from '#features/applications/review/board-url.ts';
import { TapeState } from '#features/applications/review/TapeState.tsx';
import { AskForTapes } from '#features/auditions/self-tapes/AskForTapes.tsx';
import { TapeRequestForm } from '#features/auditions/self-tapes/TapeRequestForm.tsx';
import type { Auditions } from '#features/auditions/slots/auditions.ts';
import { InviteForm } from '#features/auditions/slots/InviteForm.tsx';
import type { ChoosablePerson } from '#features/auditions/slots/PeopleChoice.tsx';
import { ShowMore } from '#features/auditions/slots/ShowMore.tsx';
import { requestOfRole, type Tapes } from '#features/auditions/tape-room/tape-room.ts';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { EmptyPage, Pagination } from '#ui/Pagination.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/auditions/self-tapes.ts';

export function TapeSections({ auditions, tapes }: { auditions: Auditions; tapes: Tapes }) {
  const { job, next } = auditions;
  const { total } = tapes;
  const request = requestOfRole(tapes);
  const mayWrite = useMayWrite();
  const asked = new Set(tapes.tapes.map(({ application_id }) => application_id));
  const candidates = auditions.candidates.filter(({ application_id }) => !asked.has(application_id));
  return (
    <>
      {mayWrite && (
        <Section title={words.ask_title} lead={words.ask_lead}>
          <TapeRequestForm job={{ ...job, ...tapes.job }} request={request} hasInvited={total > 0} />
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
      <SentTapes job={job} tapes={tapes} people={tapes.tapes} />
    </>
  );
}

interface SentTapesProps {
  job: { id: string };
  tapes: Tapes;
  /** Who can be asked for another tape. */
  people: readonly ChoosablePerson[];
}

/** Who was asked for a tape, and what became of it. */
export function SentTapes({ job, tapes: found, people }: SentTapesProps) {
  const { tapes, total } = found;
  const request = requestOfRole(found);
  const mayBeAsked = [...new Map(people.map((one) => [one.application_id, one])).values()];
  return (
    <Section
      title={words.tapes_title}
      {...(request && { lead: words.tapes_deadline(formatDateTime(request.deadline)) })}
    >
      <div className="mb-3 flex flex-wrap gap-3 empty:hidden">
        {tapes.some(({ takes }) => takes.length > 0) && (
          <ButtonLink to={housePath('tapes', { id: job.id })}>{words.tapes_watch}</ButtonLink>
        )}
        <AskForTapes job={job} request={request} people={mayBeAsked} />
      </div>
      {tapes.length === 0 && <EmptyPage total={total}>{words.tapes_empty}</EmptyPage>}
      <ul className="divide-y divide-line">
        {tapes.map((tape) => (
          <TapeRow key={tape.id} tape={tape} jobId={job.id} />
        ))}
      </ul>
      <Pagination total={total} perPage={MAX_LIST} />
    </Section>
  );
}

function TapeRow({ tape, jobId }: { tape: Tapes['tapes'][number]; jobId: string }) {
  const { application_id, user, state, note, invited_at, invited_by, received_at } = tape;
  const room = `${housePath('tapes', { id: jobId })}?application=${application_id}`;
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
            to={tape.takes.length > 0 ? room : reviewUrl(jobId, application_id)}
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
