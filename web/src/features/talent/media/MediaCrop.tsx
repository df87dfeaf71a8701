import { FOCUS_STEP, type Focus, focusOf } from '@kirdaar/contract/rules/focus';
import type { Medium } from '@kirdaar/contract/talent/media';
import { type MouseEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { LargePicture } from '#features/talent/directory/PhotoGallery.tsx';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { refreshStoredTalent } from '#features/talent/profile/stored-talent.ts';
import { Button } from '#ui/Button.tsx';
import { FocusSliders } from '#ui/FocusSliders.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/talent/media.ts';
import * as common from '#words/ui/common.ts';

interface MediaCropProps {
  medium: Medium;
  name: string;
  onClose: () => void;
}

/** A large photo, and the part of it that cards show, which a tap on the photo or the sliders move. */
export function MediaCrop({ medium, name, onClose }: MediaCropProps) {
  const { id, url } = medium;
  const [focus, setFocus] = useState(focusOf(url));
  const { submit, busy, error } = useWrite(mediaWrites, 'setFocus', {
    onDone: ({ message }) => {
      showToast('success', message);
      onClose();
      void refreshStoredTalent();
    },
  });

  function tap({ target, clientX, clientY }: MouseEvent) {
    if (!(target instanceof HTMLImageElement)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    setFocus(focusOn({ x: clientX - left, y: clientY - top, width, height }));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders do the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same for a screen reader. */}
      <div onClick={tap} className="cursor-crosshair">
        <LargePicture picture={medium} alt={name} maxHeight="max-h-[48dvh]" />
      </div>
      <p className="text-muted text-sm">{words.crop_hint}</p>
      <div className="flex flex-wrap gap-5">
        <img
          src={url}
          alt=""
          style={{ objectPosition: `${focus.across}% ${focus.down}%` }}
          className="aspect-4/5 w-28 rounded-control border border-line bg-sunken object-cover"
        />
        <div className="flex min-w-48 grow flex-col gap-2">
          <FocusSliders
            labels={{ across: words.crop_across, down: words.crop_down }}
            focus={focus}
            step={FOCUS_STEP}
            onChange={setFocus}
          />
        </div>
      </div>
      {error && <Notice tone="failure">{serverMessage(error, words.crop_failed)}</Notice>}
      <Button className="self-start" disabled={busy} onClick={() => submit({ id, ...focus })}>
        {busy ? common.saving : words.crop_save}
      </Button>
    </>
  );
}

/** Returns the focus by which a square crop has a point of a picture in its middle, as far as the picture allows. */
function focusOn({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Focus {
  const side = Math.min(width, height);
  const place = (at: number, length: number) => {
    if (length <= side) return 50;
    const share = Math.min(1, Math.max(0, (at - side / 2) / (length - side)));
    return Math.round((share * 100) / FOCUS_STEP) * FOCUS_STEP;
  };
  return { across: place(x, width), down: place(y, height) };
}
