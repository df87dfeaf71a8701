import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import { type MouseEvent, useState } from 'react';
import { focusClass, renditionsOf } from '#api/renditions.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Picture } from '#ui/Picture.tsx';
import * as words from '#words/talent/directory.ts';

type Photo = PublicProfile['photos'][number];

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 print:grid-cols-4';
const strip =
  'gap-3 max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-4';

interface PhotoGalleryProps {
  name: string;
  photos: readonly Photo[];
  /** Whether a phone shows one row that scrolls sideways. */
  isStrip?: boolean;
}

/** Photos of a talent. A chosen photo opens large in a dialog, or without scripts as its own page. */
export function PhotoGallery({ name, photos, isStrip = false }: PhotoGalleryProps) {
  const [shown, setShown] = useState<Photo>();

  function showLarge(event: MouseEvent, photo: Photo) {
    // The user asked for a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setShown(photo);
  }

  return (
    <>
      <ul className={isStrip ? strip : grid}>
        {photos.map((photo, place) => (
          <li
            key={photo.id}
            className={classNames(
              'break-inside-avoid',
              isStrip && 'max-sm:w-[42%] max-sm:shrink-0 max-sm:snap-start',
            )}
          >
            <a
              href={photo.url}
              onClick={(event) => showLarge(event, photo)}
              className="group block overflow-hidden rounded-card bg-sunken shadow-card"
            >
              <Picture
                src={photo.url}
                renditions={renditionsOf(photo.url)}
                sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 45vw"
                width={320}
                height={400}
                alt={altOf(photo, name, place)}
                className={classNames(
                  'aspect-4/5 w-full object-cover transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transition-none',
                  focusClass(photo.url),
                )}
              />
            </a>
            {photo.caption && <p className="mt-1.5 text-muted text-sm">{photo.caption}</p>}
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog title={shown.caption ?? name} onClose={() => setShown(undefined)} wide>
          <LargePicture picture={shown} alt={altOf(shown, name, photos.indexOf(shown))} />
        </Dialog>
      )}
    </>
  );
}

interface LargePictureProps {
  picture: Pick<Photo, 'url' | 'width' | 'height'>;
  alt: string;
  /** The class of the largest height: less where controls follow. */
  maxHeight?: string;
}

/** A picture as large as its dialog allows. */
export function LargePicture({
  picture: { url, width, height },
  alt,
  maxHeight = 'max-h-[72dvh]',
}: LargePictureProps) {
  return (
    // The `source` elements of the picture would become flex items of the dialog, so a wrapper is needed.
    <div>
      <Picture
        src={url}
        renditions={renditionsOf(url)}
        sizes="(min-width: 56rem) 53rem, 92vw"
        width={width ?? 900}
        height={height ?? 1200}
        alt={alt}
        className={`mx-auto h-auto w-auto max-w-full rounded-control object-contain ${maxHeight}`}
      />
    </div>
  );
}

function altOf({ caption }: Photo, name: string, place: number): string {
  return caption ?? words.photo(place + 1, name);
}
