import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import type { Medium } from '@kirdaar/contract/talent/media';
import { useId, useRef, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { AddMedia } from '#features/talent/media/AddMedia.tsx';
import { type MediaLibrary, roomFor } from '#features/talent/media/add-files.ts';
import { MediaTile } from '#features/talent/media/MediaTile.tsx';
import {
  fileKindOf,
  isSingleKind,
  limitText,
  listKinds,
  singleKinds,
} from '#features/talent/media/media-texts.ts';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { UploadList } from '#features/talent/media/UploadList.tsx';
import { useDragOrder, useOrder } from '#features/talent/media/use-media-order.ts';
import { useMediaUpdates } from '#features/talent/media/use-media-updates.ts';
import { useAnnouncements, useUploads } from '#features/talent/media/use-uploads.ts';
import { refreshStoredTalent } from '#features/talent/profile/stored-talent.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { deleted } from '#words/answers/platform.ts';
import * as words from '#words/talent/media.ts';
import * as common from '#words/ui/common.ts';

const columns = {
  image: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  video: 'sm:grid-cols-2 lg:grid-cols-3',
  audio: 'lg:grid-cols-2',
};

export function MediaShelf({ kind, library }: { kind: MediaKind; library: MediaLibrary }) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const uploads = useUploads(kind);
  const { announcement, announce } = useAnnouncements(kind);
  // Here and not in the tile, which is gone when the page has loaded again.
  const [toDelete, setToDelete] = useState<{ medium: Medium; name: string }>();
  const list = library.media
    .filter((medium) => medium.kind === kind)
    .sort((one, other) => one.position - other.position);
  const { ordered, ids, reorder, moveTo } = useOrder(list, announce);
  const { gripOf, isDragged, placeOf } = useDragOrder(ids, reorder);
  const { title: name, advice } = words.kinds[kind];
  const isSingle = isSingleKind(kind);
  const { used, limit } = library.allowances[kind];

  function announceDeleted() {
    announce(deleted);
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
      <div className={classNames('flex grow gap-4', isSingle ? 'max-sm:flex-wrap sm:flex-col' : 'flex-col')}>
        {ordered.length > 0 && (
          <ol
            className={classNames(
              'grid gap-3 sm:gap-4',
              isSingle ? 'grid-cols-1 max-sm:w-36 max-sm:shrink-0' : columns[fileKindOf(kind)],
            )}
          >
            {ordered.map((medium) => (
              <MediaTile
                key={medium.id}
                medium={medium}
                place={placeOf(medium.id)}
                count={ordered.length}
                isDragged={isDragged(medium.id)}
                grip={gripOf(medium.id)}
                onMove={(place) => moveTo(medium.id, place)}
                onDelete={(name) => setToDelete({ medium, name })}
              />
            ))}
          </ol>
        )}
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

interface DeleteMediaProps {
  medium: Medium;
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms a deletion and explains that applications already sent keep the file. */
function DeleteMedia({ medium: { id, kind }, name, onClose, onDeleted }: DeleteMediaProps) {
  const { submit, busy, error } = useWrite(mediaWrites, 'deleteMedium', {
    onDone: () => {
      onClose();
      onDeleted();
      if (fileKindOf(kind) === 'image') void refreshStoredTalent();
    },
  });

  return (
    <Dialog title={words.delete_title(name)} onClose={onClose}>
      <p>{words.delete_text}</p>
      <p className="text-muted">{words.delete_sent}</p>
      {error && <Notice tone="failure">{serverMessage(error, words.delete_failed)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={() => submit(id)}>
          {busy ? common.deleting : words.delete_kinds[kind]}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

export function MediaManager({ library }: { library: MediaLibrary }) {
  useMediaUpdates(library);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-6">
        {singleKinds.map((kind) => (
          <MediaShelf key={kind} kind={kind} library={library} />
        ))}
      </div>
      {listKinds.map((kind) => (
        <MediaShelf key={kind} kind={kind} library={library} />
      ))}
    </div>
  );
}
