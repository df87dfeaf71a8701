import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { Camera, Mic, Video } from 'lucide-react';
import { useState } from 'react';
import { CaptureDialog } from '#features/talent/media/CaptureDialog.tsx';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import * as words from '#words/talent/media.ts';

const icons = { image: Camera, video: Video, audio: Mic };

/** Takes a photo, a video or a voice sample with the device; renders nothing if the device cannot. */
export function CaptureButton({ kind, onFile }: { kind: MediaKind; onFile: (file: File) => void }) {
  const [open, setOpen] = useState(false);
  const file = fileKindOf(kind);
  const label = words.capture_titles[file];
  const Icon = icons[file];

  const isPhone = window.matchMedia?.('(hover: none) and (pointer: coarse)').matches;
  // A phone's own camera app is better than a page, but there is no such app for voice.
  if (isPhone && file !== 'audio') {
    return (
      <FileButton
        accept={`${file}/*`}
        // People take portraits themselves; someone else takes a full-length photo.
        capture={kind === 'full_image' ? 'environment' : 'user'}
        onFiles={([taken]) => taken && onFile(taken)}
      >
        <Icon aria-hidden className="size-5 shrink-0 max-sm:hidden" />
        {label}
      </FileButton>
    );
  }
  // Browsers offer no media devices without TLS, and old ones cannot record.
  const canRecord = file === 'image' || typeof MediaRecorder === 'function';
  if (!navigator.mediaDevices?.getUserMedia || !canRecord) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon aria-hidden className="size-5 shrink-0 max-sm:hidden" />
        {label}
      </Button>
      {open && (
        <CaptureDialog
          title={label}
          file={file}
          onTaken={(taken) => {
            setOpen(false);
            onFile(taken);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
