import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { MediaShelf } from '#features/talent/media/MediaShelf.tsx';
import type { MediaLibrary } from '#features/talent/media/media-library.ts';
import { listKinds, singleKinds } from '#features/talent/media/media-texts.ts';
import { useMediaUpdates } from '#features/talent/media/use-media-updates.ts';

interface MediaManagerProps {
  /** The loader's result of `GET /api/user/media`, revalidated after every change. */
  library: MediaLibrary;
  /** The kinds to show; all by default. */
  kinds?: readonly MediaKind[];
}

/** Manages a talent's own photos, videos and voice samples: adds, orders, names and deletes them. */
export function MediaManager({ library, kinds = [...singleKinds, ...listKinds] }: MediaManagerProps) {
  useMediaUpdates(library);
  const singles = singleKinds.filter((kind) => kinds.includes(kind));
  const lists = listKinds.filter((kind) => kinds.includes(kind));
  return (
    <div className="flex flex-col gap-6">
      {singles.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-6">
          {singles.map((kind) => (
            <MediaShelf key={kind} kind={kind} library={library} />
          ))}
        </div>
      )}
      {lists.map((kind) => (
        <MediaShelf key={kind} kind={kind} library={library} />
      ))}
    </div>
  );
}
