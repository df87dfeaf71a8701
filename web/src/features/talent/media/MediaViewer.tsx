import type { Medium } from '@kirdaar/contract/talent/media';
import { useState } from 'react';
import { renditionsOf } from '#api/renditions.ts';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Picture } from '#ui/Picture.tsx';
import * as words from '#words/talent/media.ts';

interface MediaViewerProps {
  medium: Medium;
  name: string;
  onClose: () => void;
}

/** A photo or video as large as the window allows. */
export function MediaViewer({ medium, name, onClose }: MediaViewerProps) {
  const { kind, url, width, height } = medium;
  return (
    <Dialog title={name.charAt(0).toUpperCase() + name.slice(1)} onClose={onClose} wide>
      {fileKindOf(kind) === 'video' ? (
        <Player medium={medium} name={name} />
      ) : (
        // The `source` elements of the picture would become flex items of the dialog, so a wrapper is needed.
        <div>
          <Picture
            src={url}
            renditions={renditionsOf(url)}
            sizes="(min-width: 56rem) 53rem, 92vw"
            width={width ?? 900}
            height={height ?? 1200}
            alt={name}
            className="mx-auto h-auto max-h-[72dvh] w-auto max-w-full rounded-control object-contain"
          />
        </div>
      )}
    </Dialog>
  );
}

function Player({ medium: { url, poster, width, height }, name }: { medium: Medium; name: string }) {
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
