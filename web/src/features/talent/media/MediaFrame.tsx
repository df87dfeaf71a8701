import type { Medium } from '@kirdaar/contract/talent/media';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { renditionsOf } from '#api/renditions.ts';
import { lengthText } from '#features/talent/media/length-text.ts';
import { MediaState } from '#features/talent/media/MediaState.tsx';
import { MediaViewer } from '#features/talent/media/MediaViewer.tsx';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { Picture } from '#ui/Picture.tsx';
import * as words from '#words/talent/media.ts';

interface MediaFrameProps {
  medium: Medium;
  name: string;
}

/** Preview of a photo, video or recording. */
export function MediaFrame({ medium, name }: MediaFrameProps) {
  const [open, setOpen] = useState(false);
  const { kind, url, state } = medium;
  if (fileKindOf(kind) === 'audio') {
    return (
      <div className="flex flex-col gap-2 p-3 pb-1">
        {/* biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends. */}
        <audio controls preload="metadata" src={url} aria-label={name} className="h-11 w-full" />
        <MediaState medium={medium} />
      </div>
    );
  }
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={fileKindOf(kind) === 'video' ? words.play_of(name) : words.open_of(name)}
        onClick={() => setOpen(true)}
        className="relative block w-full bg-night text-on-night"
      >
        {fileKindOf(kind) === 'video' ? <Still medium={medium} /> : <Photo medium={medium} />}
      </button>
      {state !== 'ready' && (
        <div className="absolute inset-x-0 bottom-0 p-2">
          <MediaState medium={medium} />
        </div>
      )}
      {open && <MediaViewer medium={medium} name={name} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Photo({ medium: { url, width, height } }: { medium: Medium }) {
  return (
    <Picture
      src={url}
      renditions={renditionsOf(url)}
      sizes="(min-width: 64rem) 17rem, 46vw"
      width={width ?? 300}
      height={height ?? 400}
      alt=""
      className="aspect-3/4 w-full object-cover"
    />
  );
}

function Still({ medium: { poster, seconds, width, height } }: { medium: Medium }) {
  return (
    <>
      {poster ? (
        <Picture
          src={poster}
          renditions={renditionsOf(poster)}
          sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw"
          width={width ?? 1280}
          height={height ?? 720}
          alt=""
          className="aspect-video w-full object-contain"
        />
      ) : (
        <span className="block aspect-video w-full bg-linear-to-br from-night to-[#6d2440]" />
      )}
      <span className="absolute inset-0 m-auto flex size-14 items-center justify-center rounded-full bg-night/80">
        <Play aria-hidden className="size-6 translate-x-0.5 fill-current" />
      </span>
      {seconds !== null && (
        <span className="absolute top-2 right-2 rounded-md bg-night/80 px-1.5 py-0.5 font-medium text-xs tabular-nums">
          {lengthText(seconds)}
        </span>
      )}
    </>
  );
}
