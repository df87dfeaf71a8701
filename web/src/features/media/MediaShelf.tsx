import type { Medium } from '@kirdaar/contract/media';
import { mediaRules } from '@kirdaar/contract/rules/media';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { useId, useRef } from 'react';
import { AddMedia } from '#features/media/AddMedia.tsx';
import { MediaTile } from '#features/media/MediaTile.tsx';
import { listOf, type MediaLibrary, roomFor } from '#features/media/media-library.ts';
import { fileKindOf, limitText, mediaWords } from '#features/media/media-words.ts';
import { UploadList } from '#features/media/UploadList.tsx';
import { useDragOrder } from '#features/media/use-drag-order.ts';
import { useOrder } from '#features/media/use-order.ts';
import { useNews, useUploads } from '#features/media/use-uploads.ts';
import { classNames } from '#ui/class-names.ts';

interface MediaShelfProps {
  kind: MediaKind;
  library: MediaLibrary;
}

const columns = {
  image: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  video: 'sm:grid-cols-2 lg:grid-cols-3',
  audio: 'lg:grid-cols-2',
};

/** All media of one kind, what is on its way, and the place where more is added. */
export function MediaShelf({ kind, library }: MediaShelfProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const uploads = useUploads(kind);
  const { news, tell } = useNews(kind);
  const list = listOf(library, kind);
  const { title: name, advice } = mediaWords[kind];
  const isSingle = mediaRules[kind].allowance === undefined;
  const { used, limit } = library.allowances[kind];

  function noteDeleted() {
    tell('Deleted.');
    // What had the focus is gone.
    title.current?.focus();
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
        {news}
      </p>
      <UploadList uploads={uploads} />
      <div className={classNames('flex grow gap-4', isSingle ? 'max-sm:flex-row sm:flex-col' : 'flex-col')}>
        <OrderedTiles
          list={list}
          tell={tell}
          onDeleted={noteDeleted}
          className={isSingle ? 'grid-cols-1 max-sm:w-36 max-sm:shrink-0' : columns[fileKindOf(kind)]}
        />
        <AddMedia
          kind={kind}
          library={library}
          room={roomFor(kind, library, uploads)}
          isEmpty={list.length === 0}
        />
      </div>
    </section>
  );
}

interface OrderedTilesProps {
  list: readonly Medium[];
  tell: (news: string) => void;
  onDeleted: () => void;
  className: string | undefined;
}

function OrderedTiles({ list, tell, onDeleted, className }: OrderedTilesProps) {
  const { ordered, ids, reorder, moveTo } = useOrder(list, tell);
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
          onDeleted={onDeleted}
        />
      ))}
    </ol>
  );
}
