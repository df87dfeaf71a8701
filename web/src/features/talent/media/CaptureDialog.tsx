import type { UploadKind } from '@kirdaar/contract/rules/uploads';
import { Camera, Circle, Mic, Square } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { deviceFor, takePicture, useRecorder, useStream } from '#features/talent/media/capture.ts';
import { lengthText } from '#features/talent/media/media-texts.ts';
import { useBlobUrl } from '#features/talent/media/use-blob-url.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/talent/media.ts';
import * as common from '#words/ui/common.ts';

const FILLED = 'size-4 fill-current';
const photoButtons = {
  icon: <Camera aria-hidden className="size-5" />,
  start: words.photo_take,
  use: words.photo_use,
  again: words.photo_again,
};
const recordingButtons = {
  icon: <Circle aria-hidden className={FILLED} />,
  start: words.recording_start,
  use: words.recording_use,
  again: words.recording_again,
};

interface CaptureDialogProps {
  title: string;
  file: UploadKind;
  onTaken: (file: File) => void;
  onClose: () => void;
}

/** Takes a photo, a video or a voice sample with the computer's camera or microphone and shows it for approval. */
export function CaptureDialog({ title, file, onTaken, onClose }: CaptureDialogProps) {
  const { stream, failure } = useStream(file);
  const view = useRef<HTMLVideoElement>(null);
  const [taken, setTaken] = useState<File>();
  const { seconds, start, stop } = useRecorder(file, stream, setTaken);
  // Before the first picture there is nothing to take.
  const [isShown, setIsShown] = useState(false);
  const url = useBlobUrl(taken);
  const isPhoto = file === 'image';
  const isRecording = seconds !== undefined;
  const buttons = isPhoto ? photoButtons : recordingButtons;

  async function takePhoto() {
    if (view.current) setTaken(await takePicture(view.current, new Date()));
  }

  function retake() {
    setIsShown(false);
    setTaken(undefined);
  }

  const live = <LiveView ref={view} stream={stream} onShown={() => setIsShown(true)} />;
  return (
    <Dialog title={title} onClose={onClose} wide={file !== 'audio'}>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {!stream && !failure && <Loading text={words.device_opening[deviceFor(file)]} />}
      {stream && !url && (file === 'audio' ? <Microphone isRecording={isRecording} /> : live)}
      {url && <Preview url={url} file={file} />}
      <div className="flex flex-wrap items-center justify-center gap-3">
        {isRecording && <Recording seconds={seconds} onStop={stop} />}
        {stream && !isRecording && !taken && (
          <Button onClick={isPhoto ? takePhoto : start} disabled={isPhoto && !isShown}>
            {buttons.icon}
            {buttons.start}
          </Button>
        )}
        {taken && (
          <>
            <Button onClick={() => onTaken(taken)}>{buttons.use}</Button>
            <Button variant="secondary" onClick={retake}>
              {buttons.again}
            </Button>
          </>
        )}
      </div>
      {!isPhoto && <RecordingStatus isRecording={isRecording} isDone={taken !== undefined} />}
    </Dialog>
  );
}

function Recording({ seconds, onStop }: { seconds: number; onStop: () => void }) {
  return (
    <>
      <p className="font-medium tabular-nums">{lengthText(seconds)}</p>
      <Button onClick={onStop}>
        <Square aria-hidden className={FILLED} />
        {words.recording_stop}
      </Button>
    </>
  );
}

function RecordingStatus({ isRecording, isDone }: { isRecording: boolean; isDone: boolean }) {
  return (
    <p role="status" className="sr-only">
      {isRecording && words.recording_now}
      {isDone && words.recording_done}
    </p>
  );
}

interface LiveViewProps {
  ref: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | undefined;
  onShown: () => void;
}

/** Mirrored live picture of the camera. */
function LiveView({ ref, stream, onShown }: LiveViewProps) {
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream ?? null;
  }, [ref, stream]);
  return (
    <video
      ref={ref}
      autoPlay
      muted
      playsInline
      onLoadedData={onShown}
      aria-label={words.camera_view}
      className="aspect-video max-h-[60dvh] w-full -scale-x-100 rounded-control bg-black object-contain"
    />
  );
}

function Preview({ url, file }: { url: string; file: UploadKind }) {
  if (file === 'image') {
    return (
      <img
        src={url}
        alt={common.preview}
        className="max-h-[60dvh] w-full rounded-control bg-black object-contain"
      />
    );
  }
  if (file === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: it was recorded a moment ago.
    return <audio src={url} controls aria-label={words.recording_own} className="w-full" />;
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: it was recorded a moment ago.
    <video
      src={url}
      controls
      playsInline
      aria-label={words.recording_own}
      className="aspect-video max-h-[60dvh] w-full rounded-control bg-black object-contain"
    />
  );
}

function Microphone({ isRecording }: { isRecording: boolean }) {
  return (
    <div className="flex flex-col items-center gap-3 py-6">
      <span
        className={`flex size-20 items-center justify-center rounded-full ${isRecording ? 'animate-pulse bg-accent text-on-accent' : 'bg-sunken text-muted'}`}
      >
        <Mic aria-hidden className="size-9" />
      </span>
      <p className="text-muted text-sm">{words.microphone_hint}</p>
    </div>
  );
}
