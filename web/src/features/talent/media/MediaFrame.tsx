import type { Medium } from '@kirdaar/contract/talent/media';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { focusClass, renditionsOf } from '#api/renditions.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { MediaCrop } from '#features/talent/media/MediaCrop.tsx';
import { fileKindOf, lengthText } from '#features/talent/media/media-texts.ts';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Picture } from '#ui/Picture.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/talent/media.ts';
import * as common from '#words/ui/common.ts';

interface MediaFrameProps {
  medium: Medium;
  name: string;
}

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
        {fileKindOf(kind) === 'video' ? (
          <Still medium={medium} />
        ) : (
          <Picture
            src={url}
            renditions={renditionsOf(url)}
            sizes="(min-width: 64rem) 17rem, 46vw"
            width={medium.width ?? 300}
            height={medium.height ?? 400}
            alt=""
            className={`aspect-3/4 w-full object-cover ${focusClass(url)}`}
          />
        )}
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

function MediaViewer({ medium, name, onClose }: MediaFrameProps & { onClose: () => void }) {
  return (
    <Dialog title={name.charAt(0).toUpperCase() + name.slice(1)} onClose={onClose} wide>
      {fileKindOf(medium.kind) === 'video' ? (
        <Player medium={medium} name={name} />
      ) : (
        <MediaCrop medium={medium} name={name} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Player({ medium: { url, poster, width, height }, name }: MediaFrameProps) {
  const [unplayable, setUnplayable] = useState(false);
  if (unplayable) {
    return (
      <Notice>
        <p>{words.video_unplayable}</p>
        <a href={url} download className={`${buttonLook('secondary')} mt-3`}>
          {words.video_download}
        </a>
      </Notice>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends.
    <video
      src={url}
      poster={poster ?? undefined}
      width={width ?? 1280}
      height={height ?? 720}
      controls
      autoPlay
      playsInline
      aria-label={name}
      onError={() => setUnplayable(true)}
      className="mx-auto max-h-[72dvh] w-full rounded-control bg-black"
    />
  );
}

function MediaState({ medium: { id, state } }: { medium: Medium }) {
  const retry = useWrite(mediaWrites, 'retryProcessing', {
    onFailed: (error) => showToast('failure', serverMessage(error, words.processing_not_restarted)),
  });
  const look = 'rounded-control bg-card/95 px-2.5 py-1.5 text-ink text-xs leading-snug shadow-card';

  if (state === 'ready') return null;
  if (state === 'kept') return <p className={look}>{words.kept_as_sent}</p>;
  if (state === 'processing') {
    return (
      <p className={`${look} flex items-center gap-2`}>
        <span
          aria-hidden
          className="size-3.5 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent"
        />
        {words.processing}
      </p>
    );
  }
  return (
    <p className={look}>
      {words.processing_failed}{' '}
      <button
        type="button"
        disabled={retry.busy}
        onClick={() => retry.submit(id)}
        className="font-semibold text-accent underline underline-offset-2"
      >
        {retry.busy ? words.processing_retrying : common.try_again}
      </button>
    </p>
  );
}
