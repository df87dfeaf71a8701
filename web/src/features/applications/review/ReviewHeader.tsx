import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { decisionDue } from '@kirdaar/contract/rules/review';
import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { MessageLink } from '#features/applications/apply/MessageLink.tsx';
import { ApplicationDetails } from '#features/applications/apply/ReceivedCard.tsx';
import { StatusHistory } from '#features/applications/apply/StatusHistory.tsx';
import { WithheldNotice } from '#features/applications/apply/WithheldNotice.tsx';
import { MetBefore } from '#features/applications/known-people/MetBefore.tsx';
import { PersonMenu } from '#features/applications/known-people/PersonMenu.tsx';
import { ClientOpinions } from '#features/applications/review/ClientOpinions.tsx';
import { TapeState } from '#features/applications/review/TapeState.tsx';
import { teamScoreText } from '#features/applications/review/team-score-text.ts';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { statusTextForHouse } from '#features/jobs/jobs/application-status.ts';
import { factsLine } from '#features/talent/directory/PersonFacts.tsx';
import { housePath } from '#house-paths.ts';
import { Chips } from '#ui/Chips.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/applications/review.ts';
import { tapes_watch } from '#words/auditions/self-tapes.ts';
import { spoken_languages } from '#words/rules/spoken-languages.ts';
import { stage_name } from '#words/rules/stages.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as common from '#words/ui/common.ts';

interface Shown {
  card: BoardCard;
  review: ReviewedApplication | undefined;
}

export function ReviewHeader({ card, review, stageNames }: Shown & { stageNames: readonly string[] }) {
  const { name, status, match, applied_at } = card;
  const tape = review?.self_tape;
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 ref={focus} tabIndex={-1} className="wrap-anywhere text-3xl outline-none sm:text-4xl">
          {name}
        </h1>
        <div className="flex flex-wrap items-center gap-3">
          {review && <MessageLink application={review} />}
          <PersonMenu person={card} />
          <p className="rounded-full bg-marigold-wash px-3 py-1 font-semibold text-sm">
            {stage_name(status, stageNames)}
          </p>
        </div>
      </div>
      <StageNote card={card} review={review} />
      <p className="text-lg">{factsLine({ ...review?.profile, ...card })}</p>
      <Leaving person={card} />
      {tape && (
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          <TapeState state={tape.state} />
          {tape.received_at
            ? formatDateTime(tape.received_at)
            : words.review_tape_deadline(formatDateTime(tape.deadline))}
          {tape.received_at && review && (
            <Link
              to={`${housePath('tapes', { id: review.job.id })}?application=${card.application_id}`}
              discover="none"
              className="link"
            >
              {tapes_watch}
            </Link>
          )}
        </p>
      )}
      {match.differences.length > 0 && (
        <ul aria-label={words.differences} className="flex flex-wrap gap-1.5">
          {match.differences.map((difference) => (
            <li
              key={difference}
              className="flex items-center gap-1.5 rounded-full border border-marigold bg-marigold-wash px-2.5 py-0.5 font-medium text-sm"
            >
              <TriangleAlert aria-hidden className="size-3.5" />
              {difference}
            </li>
          ))}
        </ul>
      )}
      {match.reasons.length > 0 && (
        <ul aria-label={words.reasons} className="flex flex-wrap gap-x-3 gap-y-1">
          {match.reasons.map((reason) => (
            <li key={reason} className="flex items-center gap-1 text-muted text-sm">
              <Check aria-hidden className="size-3.5" />
              {reason}
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted text-sm">
        {words.applied_on(longDayOf(applied_at))} ·{' '}
        <Link
          to={housePath('applicantProfile', { id: card.talent_id })}
          // Otherwise the router asks the server about the link of every applicant.
          discover="none"
          className="link"
        >
          {words.full_profile}
        </Link>
      </p>
      <ClientOpinions isOpen applicationId={card.application_id} />
      <TeamScores card={card} review={review} />
    </header>
  );
}

function StageNote({ card, review }: Shown) {
  const isUnsent = decisionDue(card.shown_status, card.status) !== undefined;
  const move = review?.status === card.status ? review.moves.at(-1) : undefined;
  const parts = [move && moveText(move), isUnsent && words.not_told].filter(Boolean);
  return parts.length > 0 && <p className="text-muted text-sm">{parts.join(' · ')}</p>;
}

export function moveText({ is_own, by, moved_at }: ReviewedApplication['moves'][number]): string {
  const time = formatDateTime(moved_at);
  if (is_own) return words.moved_by_you(time);
  return by ? words.moved_by(by, time) : words.moved_by_former(time);
}

/** Moves the focus to the name, so that screen readers announce it when the user goes to the next application. */
function focus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

/** The scores of the team, which a member sees after giving their own. */
function TeamScores({ card: { team_score }, review }: Shown) {
  if (!team_score) return null;
  const others = review?.scores.filter(({ is_own }) => !is_own) ?? [];
  return (
    <p className="text-sm">
      <span className="font-semibold">{words.team_score(teamScoreText(team_score))}</span>
      {others.length > 0 && (
        <span className="text-muted">
          {' · '}
          {others
            .map(({ score, by }) => words.score_by(by ?? words.former_member, score, MAX_SCORE))
            .join(', ')}
        </span>
      )}
    </p>
  );
}

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
      {tags.length > 0 && <Chips label={common.languages_and_skills} texts={tags} />}
      <ApplicationDetails details={details} open={false} />
      <MetBefore met={others} />
    </>
  );
}
