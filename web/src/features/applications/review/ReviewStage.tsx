import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { TAPE_FIELD } from '@kirdaar/contract/rules/self-tapes';
import { Mic, Play } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { focusClass } from '#api/renditions.ts';
import { applyLabel } from '#features/applications/apply/apply-fields.ts';
import { SentMedium } from '#features/applications/apply/ReceivedCard.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import * as common from '#words/ui/common.ts';

type Medium = ReviewedApplication['media'][number];

interface ReviewStageProps {
  /** The element with the media, where a key plays them. */
  stage: RefObject<HTMLDivElement | null>;
  card: BoardCard;
  media: readonly Medium[];
}

export function ReviewStage({ stage, card: { name, image_url }, media }: ReviewStageProps) {
  const [chosen, choose] = useState<string>();
  const shown =
    media.find(({ id }) => id === chosen) ?? media.find(({ field }) => field === TAPE_FIELD) ?? media[0];
  return (
    <div ref={stage} className="flex flex-col gap-3 lg:sticky lg:top-20">
      <div className="flex aspect-4/5 max-h-[48dvh] w-full items-center lg:max-h-[78dvh] justify-center overflow-hidden rounded-card bg-night shadow-card">
        {shown ? (
          <SentMedium medium={shown} name={name} large />
        ) : (
          <TalentPhoto
            name={name}
            image={image_url}
            alt={common.portrait(name)}
            first
            sizes="(min-width: 64rem) 32rem, 92vw"
            className="size-full"
          />
        )}
      </div>
      {media.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {media.map((medium) => (
            <li key={medium.id}>
              <button
                type="button"
                aria-label={applyLabel(medium.field)}
                aria-pressed={medium === shown}
                onClick={() => choose(medium.id)}
                className="relative flex size-16 items-center justify-center overflow-hidden rounded-control border-2 border-transparent bg-night text-on-night aria-pressed:border-accent"
              >
                <Thumb medium={medium} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Thumb({ medium: { kind, url, poster } }: { medium: Medium }) {
  const picture = kind === 'image' ? url : poster;
  const Sign = kind === 'audio' ? Mic : Play;
  return (
    <>
      {picture && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          className={`absolute inset-0 size-full object-cover ${focusClass(picture)}`}
        />
      )}
      {kind !== 'image' && (
        <span className="relative rounded-full bg-black/60 p-1.5 text-white">
          <Sign aria-hidden className="size-4" />
        </span>
      )}
    </>
  );
}
