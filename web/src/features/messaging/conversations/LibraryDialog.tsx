import { mediaRules } from '@kirdaar/contract/rules/media';
import type { Medium } from '@kirdaar/contract/talent/media';
import { AudioLines, Film } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Await } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { focusClass } from '#api/renditions.ts';
import { nameOf } from '#features/talent/media/media-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/messaging/conversations.ts';

interface LibraryDialogProps {
  onChoose: (media: readonly Medium[]) => void;
  onClose: () => void;
}

export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const [library] = useState(() => callApi('GET /api/user/media'));
  return (
    <Dialog title={words.library} onClose={onClose} wide>
      <Suspense fallback={<Loading />}>
        <Await resolve={library} errorElement={<Notice tone="failure">{words.library_failed}</Notice>}>
          {({ media }) => (
            <MediaPicker
              media={media}
              onChoose={(chosen) => {
                onChoose(chosen);
                onClose();
              }}
            />
          )}
        </Await>
      </Suspense>
    </Dialog>
  );
}

function MediaPicker({ media, onChoose }: { media: Medium[] } & Pick<LibraryDialogProps, 'onChoose'>) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (media.length === 0) return <Notice>{words.library_empty}</Notice>;

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  }
  return (
    <>
      <ul className="grid max-h-[60dvh] grid-cols-3 gap-3 overflow-y-auto p-1 sm:grid-cols-5">
        {media.map((medium) => (
          <li key={medium.id}>
            <label className="relative block cursor-pointer overflow-hidden rounded-control border border-line bg-sunken has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
              <input
                type="checkbox"
                checked={chosen.includes(medium.id)}
                onChange={() => toggle(medium.id)}
                className="absolute top-1.5 left-1.5 size-5"
              />
              <Thumbnail medium={medium} />
              <span className="block truncate px-1.5 py-1 text-xs">
                {medium.caption ?? nameOf(medium.kind, medium.position, null)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button
        disabled={chosen.length === 0}
        onClick={() => onChoose(media.filter(({ id }) => chosen.includes(id)))}
        className="self-start"
      >
        {words.library_attach}
      </Button>
    </>
  );
}

function Thumbnail({ medium: { kind, url, poster } }: { medium: Medium }) {
  const { file } = mediaRules[kind];
  const picture = file === 'image' ? url : poster;
  if (picture)
    return (
      <img
        src={picture}
        alt=""
        loading="lazy"
        className={`aspect-square w-full object-cover ${focusClass(picture)}`}
      />
    );
  const Icon = file === 'audio' ? AudioLines : Film;
  return (
    <span className="flex aspect-square items-center justify-center bg-night text-on-night">
      <Icon aria-hidden className="size-7" />
    </span>
  );
}
