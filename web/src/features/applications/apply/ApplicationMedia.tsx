import { labelOf } from '#features/applications/apply/apply-label.ts';
import type { ReceivedApplication } from '#features/applications/apply/received.ts';

interface ApplicationMediaProps {
  media: ReceivedApplication['media'];
  /** The name of the talent in the media. */
  name: string;
}

const original = 'This is the original file. Some browsers cannot play it.';
const stateTexts = { processing: 'Being converted for every browser.', kept: original, failed: original };

/** Shows the photos and the audition video of an application; a photo opens at full size. */
export function ApplicationMedia({ media, name }: ApplicationMediaProps) {
  if (media.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-start gap-4">
      {media.map(({ id, kind, state, field, url, poster }) => (
        <li key={id} className="max-w-full">
          <figure>
            {kind === 'image' ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className="block rounded-control">
                <img
                  src={url}
                  alt={`${labelOf(field)} of ${name}`}
                  loading="lazy"
                  className="aspect-3/4 h-48 sm:h-64 rounded-control border border-line bg-sunken object-cover"
                />
              </a>
            ) : kind === 'audio' ? (
              // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends.
              <audio
                src={url}
                controls
                preload="metadata"
                aria-label={`${labelOf(field)} of ${name}`}
                className="max-w-full"
              />
            ) : (
              // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends.
              <video
                src={url}
                poster={poster ?? undefined}
                controls
                preload="metadata"
                aria-label={`${labelOf(field)} of ${name}`}
                className="aspect-video max-h-64 max-w-full rounded-control border border-line bg-night"
              />
            )}
            <figcaption className="mt-1 text-muted text-sm">
              {labelOf(field)}
              {state !== 'ready' && <span className="block text-xs">{stateTexts[state]}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
