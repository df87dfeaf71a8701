import { Circle, Mic, Square } from 'lucide-react';
import { useRef } from 'react';
import { deviceFor, type TakingProps } from '#features/talent/media/capture.ts';
import { LiveView } from '#features/talent/media/LiveView.tsx';
import { lengthText } from '#features/talent/media/length-text.ts';
import { useBlobUrl } from '#features/talent/media/use-blob-url.ts';
import { useRecorder } from '#features/talent/media/use-recorder.ts';
import { useStream } from '#features/talent/media/use-stream.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/talent/media.ts';

/** Records a video or a voice sample and plays it for approval. */
export function RecordingDialog({ title, file, onTaken, onClose }: TakingProps) {
  const isVoice = file === 'audio';
  const { stream, failure } = useStream(file);
  const view = useRef<HTMLVideoElement>(null);
  const { seconds, recorded, start, stop, discard } = useRecorder(isVoice ? 'audio' : 'video', stream);
  const url = useBlobUrl(recorded);
  const isRecording = seconds !== undefined;

  return (
    <Dialog title={title} onClose={onClose} wide={!isVoice}>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {!stream && !failure && <Loading text={words.device_opening[deviceFor(file)]} />}
      {stream &&
        !url &&
        (isVoice ? <Microphone isRecording={isRecording} /> : <LiveView ref={view} stream={stream} />)}
      {url && <Playback url={url} isVoice={isVoice} />}
      <div className="flex flex-wrap items-center justify-center gap-3">
        {isRecording && (
          <>
            <p className="font-medium tabular-nums">{lengthText(seconds)}</p>
            <Button onClick={stop}>
              <Square aria-hidden className="size-4 fill-current" />
              {words.recording_stop}
            </Button>
          </>
        )}
        {stream && !isRecording && !recorded && (
          <Button onClick={start}>
            <Circle aria-hidden className="size-4 fill-current" />
            {words.recording_start}
          </Button>
        )}
        {recorded && (
          <>
            <Button onClick={() => onTaken(recorded)}>{words.recording_use}</Button>
            <Button variant="secondary" onClick={discard}>
              {words.recording_again}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {isRecording && words.recording_now}
        {recorded && words.recording_done}
      </p>
    </Dialog>
  );
}

function Playback({ url, isVoice }: { url: string; isVoice: boolean }) {
  if (isVoice) {
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
