import type { SharedPerson } from '@kirdaar/contract/applications/share-links';
import { Play } from 'lucide-react';
import { ClientAnswer } from '#features/applications/review/ClientAnswer.tsx';
import { factsLine } from '#features/talent/directory/PersonFacts.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/applications/shared-board.ts';
import { spoken_languages, talent_choices } from '#words/rules/talent.ts';

interface SharedPersonCardProps {
  person: SharedPerson;
  /**
   * The recipient of the link. The pictures carry this label, and so does the placeholder for a missing
   * picture.
   */
  label: string;
}

/** An applicant as the recipient of a share link sees them; more pictures follow on a horizontal scroll. */
export function SharedPersonCard({ person, label }: SharedPersonCardProps) {
  const { name, languages, skills, pictures } = person;
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      {pictures.length === 0 ? (
        <div className="relative">
          <TalentPhoto name={name} image={null} sizes="20rem" className="aspect-4/5 w-full" />
          <p className="absolute inset-x-0 bottom-3 text-center text-on-night/70 text-sm">{label}</p>
        </div>
      ) : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard scrolls it.
          tabIndex={0}
          aria-label={words.pictures(name)}
          className="flex aspect-4/5 snap-x snap-mandatory overflow-x-auto bg-night"
        >
          {pictures.map(({ url, is_video }, place) => (
            <li key={url} className="relative size-full shrink-0 snap-center">
              <img
                src={url}
                alt={is_video ? words.still(name) : words.picture(place + 1, name)}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
              {is_video && (
                <span className="absolute top-3 left-3 flex items-center gap-1.5 rounded-full bg-black/65 px-3 py-1 text-sm text-white">
                  <Play aria-hidden className="size-3.5" />
                  {words.video}
                </span>
              )}
              {pictures.length > 1 && (
                <span className="absolute top-3 right-3 rounded-full bg-black/65 px-2.5 py-1 text-sm text-white tabular-nums">
                  {place + 1} / {pictures.length}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex grow flex-col gap-3 p-5">
        <h2 className="wrap-anywhere text-2xl">{name}</h2>
        <p className="text-muted">{factsLine(person)}</p>
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
        <ClientAnswer applicationId={person.id} name={name} response={person.response} />
      </div>
    </Card>
  );
}
