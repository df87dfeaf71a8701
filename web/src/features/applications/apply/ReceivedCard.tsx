import type { ShownDetails as Details } from '@kirdaar/contract/applications/applications';
import { heightText } from '@kirdaar/contract/rules/body-measures';
import { TAPE_FIELD } from '@kirdaar/contract/rules/self-tapes';
import type { ReactNode, SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { focusClass } from '#api/renditions.ts';
import { applyLabel } from '#features/applications/apply/apply-fields.ts';
import { MessageLink } from '#features/applications/apply/MessageLink.tsx';
import type { ReceivedApplication } from '#features/applications/apply/received.ts';
import { StatusHistory } from '#features/applications/apply/StatusHistory.tsx';
import { WithheldNotice } from '#features/applications/apply/WithheldNotice.tsx';
import { statusTextForHouse } from '#features/jobs/jobs/application-status.ts';
import { NotPlayable } from '#features/talent/media/NotPlayable.tsx';
import { housePath } from '#house-paths.ts';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { classNames } from '#ui/class-names.ts';
import { longDay, longDayOf } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { type Labels, labelOf } from '#ui/label-of.ts';
import * as applyWords from '#words/applications/apply.ts';
import { via } from '#words/applications/representation.ts';
import * as words from '#words/applications/review.ts';
import { call_title } from '#words/rules/calls.ts';
import { apply_gender_names } from '#words/rules/people.ts';
import { stage_name } from '#words/rules/stages.ts';
import { talent_choices } from '#words/rules/talent.ts';
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
              {call_title(job.title)}
            </Link>
          </h2>
          <p className="mt-1 text-muted">
            {words.applied_on(longDayOf(application.applied_at))}
            {application.via_agency && ` · ${via(application.via_agency)}`}
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

type Medium = ReceivedApplication['media'][number];

/** Shows the photos and the audition video of an application; a photo opens at full size. */
function ApplicationMedia({ media, name }: { media: readonly Medium[]; name: string }) {
  if (media.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-start gap-4">
      {media.map((medium) => (
        <li key={medium.id} className="max-w-full">
          <figure>
            <SentMedium medium={medium} name={name} />
            <figcaption className="mt-1 text-muted text-sm">
              {applyLabel(medium.field)}
              {medium.state === 'kept' && <span className="block text-xs">{words.media_original}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const looks = {
  small: {
    link: 'block rounded-control',
    image: 'aspect-3/4 h-48 sm:h-64 rounded-control border border-line bg-sunken object-cover',
    audio: 'max-w-full',
    video: 'aspect-video max-h-64 max-w-full rounded-control border border-line bg-night',
  },
  large: {
    link: 'size-full',
    image: 'size-full object-contain',
    audio: 'w-full px-4',
    video: 'size-full object-contain',
  },
};

interface SentMediumProps {
  medium: Medium;
  /** The name of the talent. */
  name: string;
  /** Whether it fills its frame instead of being one of several. */
  large?: boolean;
}

export function SentMedium({ medium, name, large = false }: SentMediumProps) {
  const { id, kind, state, url, poster, field } = medium;
  const look = looks[large ? 'large' : 'small'];
  const label = words.media_of(applyLabel(field), name);
  if (!url) return <NotPlayable state={state} />;
  if (kind === 'image')
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={look.link}>
        <img
          src={url}
          alt={label}
          {...(large ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          className={classNames(look.image, !large && focusClass(url))}
        />
      </a>
    );
  const player = { src: url, controls: true, 'aria-label': label };
  if (kind === 'audio') return <audio {...player} preload="metadata" className={look.audio} />;
  return (
    <video
      {...player}
      {...(field === TAPE_FIELD && ofTape(id))}
      poster={poster ?? undefined}
      playsInline={large}
      preload={large && poster ? 'none' : 'metadata'}
      className={look.video}
    />
  );
}

/** The talent sees how many watched a tape, and decides whether the house may download it. */
function ofTape(id: string) {
  return {
    controlsList: 'nodownload',
    onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
    onPlay: () =>
      void callApi('POST /api/production/takes/:id/views', { params: { id } }).catch(() => undefined),
  };
}

type Name = keyof Details;

const groups: readonly { title: string; names: readonly Name[] }[] = [
  { title: words.form_person, names: ['fullName', 'dob', 'gender', 'location', 'email', 'phone'] },
  {
    title: applyWords.section_looks,
    names: ['height', 'weight', 'bodyType', 'skinTone', 'hairColor', 'eyeColor'],
  },
  {
    title: common.experience,
    names: ['actingExperience', 'keySkills', 'previousWork', 'courses', 'portfolioLink', 'instagramLink'],
  },
];

const labelsOf: Readonly<Partial<Record<Name, Labels>>> = {
  gender: apply_gender_names,
  bodyType: talent_choices.body_type,
  skinTone: talent_choices.skin_tone,
  hairColor: talent_choices.hair_color,
  eyeColor: talent_choices.eye_color,
};

export function ApplicationDetails({ details, open }: { details: Details; open: boolean }) {
  const filled = groups
    .map(({ title, names }) => ({ title, names: names.filter((name) => details[name]) }))
    .filter(({ names }) => names.length > 0);
  if (filled.length === 0) return null;
  return (
    <details open={open} className="border-line border-t pt-4">
      <summary className="min-h-11 w-fit content-center font-semibold">{words.received_form}</summary>
      <div className="mt-3 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {filled.map(({ title, names }) => (
          <section key={title} className="min-w-0">
            <h3 className="mb-3 text-xl">{title}</h3>
            <Facts facts={names.map((name) => [applyLabel(name), shownAs(name, details[name] ?? '')])} />
          </section>
        ))}
      </div>
    </details>
  );
}

function shownAs(name: Name, answer: string): ReactNode {
  if (name === 'dob' && /^\d{4}-\d{2}-\d{2}$/.test(answer)) return longDay(answer);
  if (name === 'height') return heightText(answer);
  const address = addressOf(name, answer);
  if (!address) return <span className="whitespace-pre-line">{labelOf(labelsOf[name] ?? {}, answer)}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent underline-offset-4 hover:underline"
    >
      {answer}
    </a>
  );
}

/** Returns the link target of an answer. A talent may type anything as a link, so only web URLs are linked. */
function addressOf(name: Name, answer: string): string | undefined {
  if (name === 'email') return `mailto:${answer}`;
  if (name === 'phone') return `tel:${answer.replace(/[^\d+]/g, '')}`;
  if (name !== 'portfolioLink' && name !== 'instagramLink') return undefined;
  return /^https?:\/\/\S+$/i.test(answer) ? answer : undefined;
}
