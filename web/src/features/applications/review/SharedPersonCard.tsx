import type { SharedPerson } from '@kirdaar/contract/applications/share-links';
import { Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { focusClass } from '#api/renditions.ts';
import { ClientAnswer } from '#features/applications/review/ClientAnswer.tsx';
import { SharedTakeComments } from '#features/applications/review/SharedTakeComments.tsx';
import { SharedVideo, type Viewer } from '#features/applications/review/SharedVideo.tsx';
import type { ClientAnswers } from '#features/applications/review/use-client-answers.ts';
import { factsLine } from '#features/talent/directory/PersonFacts.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/applications/shared-board.ts';
import { spoken_languages } from '#words/rules/spoken-languages.ts';
import { talent_choices } from '#words/rules/talent.ts';

export interface SharedPersonCardProps {
  person: SharedPerson;
  /** The recipient of the link, as on the watermarks. */
  label: string;
  viewer: Viewer;
  given: ClientAnswers;
  /** Beside the name; without it the card is one of two that are compared. */
  action?: ReactNode;
}

/** An applicant as the viewer of a share link sees them; more pictures follow on a horizontal scroll. */
export function SharedPersonCard({ person, label, viewer, given, action }: SharedPersonCardProps) {
  const { name, languages, skills, pictures } = person;
  const list = useRef<HTMLUListElement>(null);
  const [played, setPlayed] = useState<string>();
  const shape = action ? 'aspect-4/5' : 'aspect-square';
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      {pictures.length === 0 ? (
        <div className="relative">
          <TalentPhoto name={name} image={null} sizes="20rem" className={`${shape} w-full`} />
          <p className="absolute inset-x-0 bottom-3 text-center text-on-night/70 text-sm">{label}</p>
        </div>
      ) : (
        <ul
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard scrolls it.
          tabIndex={0}
          aria-label={words.pictures(name)}
          className={`flex ${shape} snap-x snap-mandatory overflow-x-auto bg-night`}
        >
          {pictures.map(({ url, video }, place) => (
            <li key={video ?? url} className="relative size-full shrink-0 snap-center overflow-hidden">
              {video ? (
                <SharedVideo {...{ video, name, viewer }} poster={url} onStart={() => setPlayed(video)} />
              ) : (
                <img
                  src={url ?? undefined}
                  alt={words.picture(place + 1, name)}
                  loading="lazy"
                  decoding="async"
                  className={`size-full object-cover ${focusClass(url ?? '')}`}
                />
              )}
              {pictures.length > 1 && (
                <span className="pointer-events-none absolute top-3 right-3 rounded-full bg-black/65 px-2.5 py-1 text-sm text-white tabular-nums">
                  {place + 1} / {pictures.length}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="wrap-anywhere text-2xl">{name}</h2>
          {action}
        </div>
        <p className="text-muted">{factsLine(person)}</p>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {pictures.map(
            ({ video }, place) =>
              video && (
                <Button
                  Icon={Play}
                  key={video}
                  variant="secondary"
                  onClick={() =>
                    list.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'center' })
                  }
                >
                  {words.video(place + 1)}
                </Button>
              ),
          )}
        </div>
        <ClientAnswer id={person.id} name={name} given={given} />
        {pictures.map(
          ({ video, ...picture }, place) =>
            video &&
            picture.is_take &&
            (played === video || picture.comments.length > 0) && (
              <SharedTakeComments
                key={video}
                take={{ ...picture, video }}
                viewer={viewer.token}
                element={() => list.current?.children[place]?.querySelector('video')}
              />
            ),
        )}
        {languages.length > 0 && (
          <p className="text-sm">
            {words.speaks(languages.map((one) => labelOf(spoken_languages, one)).join(', '))}
          </p>
        )}
        {skills.length > 0 && (
          <Chips
            label={words.skills(name)}
            texts={skills.map((one) => labelOf(talent_choices.skills, one))}
          />
        )}
      </div>
    </Card>
  );
}
