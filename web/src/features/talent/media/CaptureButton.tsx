import type { UploadKind } from '@kirdaar/contract/rules/uploads';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { Camera, Mic, Video } from 'lucide-react';
import { useState } from 'react';
import { CameraDialog } from '#features/talent/media/CameraDialog.tsx';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { RecordingDialog } from '#features/talent/media/RecordingDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import * as words from '#words/talent/media.ts';

interface CaptureButtonProps {
  kind: MediaKind;
  onFile: (file: File) => void;
}

const captures = {
  image: { label: words.capture_titles.image, Icon: Camera },
  video: { label: words.capture_titles.video, Icon: Video },
  audio: { label: words.capture_titles.audio, Icon: Mic },
};

/** Takes a photo, a video or a voice sample with the device; renders nothing if the device cannot. */
export function CaptureButton({ kind, onFile }: CaptureButtonProps) {
  const [open, setOpen] = useState(false);
  const file = fileKindOf(kind);
  const { label, Icon } = captures[file];

  // A phone's own camera app is better than a page, but there is no such app for voice.
  if (isPhone() && file !== 'audio') {
    return (
      <FileButton
        accept={`${file}/*`}
        // Front camera for portraits, which people take themselves; rear camera for full-length photos, which
        // someone else takes.
        capture={kind === 'full_image' ? 'environment' : 'user'}
        onFiles={([taken]) => taken && onFile(taken)}
      >
        <Icon aria-hidden className="size-5 shrink-0 max-sm:hidden" />
        {label}
      </FileButton>
    );
  }
  if (!canCapture(file)) return null;
  const CaptureDialog = file === 'image' ? CameraDialog : RecordingDialog;
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

function isPhone(): boolean {
  return window.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;
}

/** Browsers offer no media devices without TLS, and old ones cannot record. */
function canCapture(file: UploadKind): boolean {
  return (
    Boolean(navigator.mediaDevices?.getUserMedia) && (file === 'image' || typeof MediaRecorder === 'function')
  );
}
