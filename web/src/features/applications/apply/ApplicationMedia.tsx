import { labelOf } from '#features/applications/apply/apply-fields.ts';
import type { ReceivedApplication } from '#features/applications/apply/received.ts';
import { NotPlayable } from '#features/talent/media/NotPlayable.tsx';
import * as words from '#words/applications/review.ts';

type Medium = ReceivedApplication['media'][number];

/** Shows the photos and the audition video of an application; a photo opens at full size. */
export function ApplicationMedia({ media, name }: { media: readonly Medium[]; name: string }) {
  if (media.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-start gap-4">
      {media.map((medium) => (
        <li key={medium.id} className="max-w-full">
          <figure>
            <SentMedium medium={medium} name={name} />
            <figcaption className="mt-1 text-muted text-sm">
              {labelOf(medium.field)}
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
  const { kind, state, url, poster, field } = medium;
  const look = looks[large ? 'large' : 'small'];
  const label = words.media_of(labelOf(field), name);
  if (!url) return <NotPlayable state={state} />;
  if (kind === 'image')
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={look.link}>
        <img
          src={url}
          alt={label}
          {...(large ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          className={look.image}
        />
      </a>
    );
  const player = { src: url, controls: true, 'aria-label': label };
  if (kind === 'audio') return <audio {...player} preload="metadata" className={look.audio} />;
  return (
    <video
      {...player}
      poster={poster ?? undefined}
      playsInline={large}
      preload={large && poster ? 'none' : 'metadata'}
      className={look.video}
    />
  );
}
