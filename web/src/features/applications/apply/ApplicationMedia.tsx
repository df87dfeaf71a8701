import { labelOf } from '#features/applications/apply/apply-label.ts';
import type { ReceivedApplication } from '#features/applications/apply/received.ts';
import { NotPlayable } from '#features/talent/media/NotPlayable.tsx';
import * as words from '#words/applications/review.ts';

interface ApplicationMediaProps {
  media: ReceivedApplication['media'];
  /** The name of the talent in the media. */
  name: string;
}

/** Shows the photos and the audition video of an application; a photo opens at full size. */
export function ApplicationMedia({ media, name }: ApplicationMediaProps) {
  if (media.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-start gap-4">
      {media.map(({ id, kind, state, field, url, poster }) => (
        <li key={id} className="max-w-full">
          <figure>
            {url ? (
              <Shown kind={kind} url={url} poster={poster} label={words.media_of(labelOf(field), name)} />
            ) : (
              <NotPlayable state={state} />
            )}
            <figcaption className="mt-1 text-muted text-sm">
              {labelOf(field)}
              {state === 'kept' && <span className="block text-xs">{words.media_original}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

type Medium = ReceivedApplication['media'][number];

interface ShownProps extends Pick<Medium, 'kind' | 'poster'> {
  url: string;
  label: string;
}

function Shown({ kind, url, poster, label }: ShownProps) {
  if (kind === 'image')
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className="block rounded-control">
        <img
          src={url}
          alt={label}
          loading="lazy"
          className="aspect-3/4 h-48 sm:h-64 rounded-control border border-line bg-sunken object-cover"
        />
      </a>
    );
  if (kind === 'audio')
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends.
      <audio src={url} controls preload="metadata" aria-label={label} className="max-w-full" />
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends.
    <video
      src={url}
      poster={poster ?? undefined}
      controls
      preload="metadata"
      aria-label={label}
      className="aspect-video max-h-64 max-w-full rounded-control border border-line bg-night"
    />
  );
}
