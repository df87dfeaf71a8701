import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import type { Medium } from '@kirdaar/contract/talent/media';
import { useId, useRef, useState } from 'react';
import { AddMedia } from '#features/talent/media/AddMedia.tsx';
import { DeleteMedia } from '#features/talent/media/DeleteMedia.tsx';
import { MediaTile } from '#features/talent/media/MediaTile.tsx';
import { listOf, type MediaLibrary, roomFor } from '#features/talent/media/media-library.ts';
import { fileKindOf, isSingleKind, limitText, mediaTexts } from '#features/talent/media/media-texts.ts';
import { UploadList } from '#features/talent/media/UploadList.tsx';
import { useDragOrder } from '#features/talent/media/use-drag-order.ts';
import { useOrder } from '#features/talent/media/use-order.ts';
import { useAnnouncements, useUploads } from '#features/talent/media/use-uploads.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/talent/media.ts';

interface MediaShelfProps {
  kind: MediaKind;
  library: MediaLibrary;
}

const columns = {
  image: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  video: 'sm:grid-cols-2 lg:grid-cols-3',
  audio: 'lg:grid-cols-2',
};

/** All media of one kind, the running uploads and the place to add more. */
export function MediaShelf({ kind, library }: MediaShelfProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const uploads = useUploads(kind);
  const { announcement, announce } = useAnnouncements(kind);
  // Here and not in the tile, which is gone when the page has loaded again.
  const [toDelete, setToDelete] = useState<{ medium: Medium; name: string }>();
  const list = listOf(library, kind);
  const { title: name, advice } = mediaTexts[kind];
  const isSingle = isSingleKind(kind);
  const { used, limit } = library.allowances[kind];

  function announceDeleted() {
    announce(words.deleted);
    // The element that had the focus is gone. The open dialog would not let the focus out.
    requestAnimationFrame(() => title.current?.focus());
  }

  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-card sm:p-6"
    >
      <header>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 ref={title} id={heading} tabIndex={-1} className="text-2xl outline-none">
            {name}
          </h2>
          {!isSingle && (
            <p className="rounded-full bg-marigold-wash px-3 py-0.5 font-medium text-sm tabular-nums">
              {limitText(kind, used, limit, library.plan)}
            </p>
          )}
        </div>
        <p className="mt-1.5 max-w-prose text-muted text-sm">{advice}</p>
      </header>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <UploadList uploads={uploads} />
      <div className={classNames('flex grow gap-4', isSingle ? 'max-sm:flex-row sm:flex-col' : 'flex-col')}>
        <OrderedTiles
          list={list}
          announce={announce}
          onDelete={(medium, name) => setToDelete({ medium, name })}
          className={isSingle ? 'grid-cols-1 max-sm:w-36 max-sm:shrink-0' : columns[fileKindOf(kind)]}
        />
        <AddMedia
          kind={kind}
          library={library}
          room={roomFor(kind, library, uploads)}
          isEmpty={list.length === 0}
        />
      </div>
      {toDelete && (
        <DeleteMedia {...toDelete} onClose={() => setToDelete(undefined)} onDeleted={announceDeleted} />
      )}
    </section>
  );
}

interface OrderedTilesProps {
  list: readonly Medium[];
  announce: (text: string) => void;
  onDelete: (medium: Medium, name: string) => void;
  className: string | undefined;
}

function OrderedTiles({ list, announce, onDelete, className }: OrderedTilesProps) {
  const { ordered, ids, reorder, moveTo } = useOrder(list, announce);
  const { gripOf, isDragged, placeOf } = useDragOrder(ids, reorder);
  if (ordered.length === 0) return null;
  return (
    <ol className={classNames('grid gap-3 sm:gap-4', className)}>
      {ordered.map((medium) => (
        <MediaTile
          key={medium.id}
          medium={medium}
          place={placeOf(medium.id)}
          count={ordered.length}
          isDragged={isDragged(medium.id)}
          grip={gripOf(medium.id)}
          onMove={(place) => moveTo(medium.id, place)}
          onDelete={(name) => onDelete(medium, name)}
        />
      ))}
    </ol>
  );
}
