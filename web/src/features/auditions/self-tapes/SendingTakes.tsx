import { useEffect, useState } from 'react';
import { askForSync, useWaitingNews } from '#api/use-waiting.ts';
import type { Waiting, WaitingFile } from '#api/waiting-store.ts';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { cancelSending } from '#features/auditions/self-tapes/use-sending.ts';
import { measureSpeed, progressText } from '#features/talent/media/upload-progress.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import * as words from '#words/auditions/own-tapes.ts';
import * as uploadsWords from '#words/talent/uploads.ts';

interface SendingTakesProps {
  waiting: readonly Waiting[];
  /** Uploads that another device or browser began. */
  elsewhere: OwnTape['uploads'];
}

/** What is being sent from this device, with the time that is left, and from others. */
export function SendingTakes({ waiting, elsewhere }: SendingTakesProps) {
  const [goesOn, setGoesOn] = useState(false);
  const isSending = waiting.length > 0;
  useEffect(() => {
    if (isSending) void askForSync().then(setGoesOn);
  }, [isSending]);
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {waiting.map((one) => (
        <SendingTake key={one.id} waiting={one} />
      ))}
      {isSending && <p className="text-sm">{goesOn ? words.sending_goes_on : words.sending_waits}</p>}
      {elsewhere.map(({ id, take }) => (
        <Notice key={id}>{words.sending_elsewhere(take)}</Notice>
      ))}
    </div>
  );
}

interface Progress {
  sent: number;
  speed: number | undefined;
}

function SendingTake({ waiting }: { waiting: Waiting }) {
  const { id, error, body } = waiting;
  const [progress, setProgress] = useState<Progress>();
  const [speedAt] = useState(measureSpeed);
  useWaitingNews((news) => {
    if (news.id === id && news.sent !== undefined)
      setProgress({ sent: news.sent, speed: speedAt(news.sent, performance.now()) });
  });
  // Takes are kept as files.
  const { size, metadata } = body as WaitingFile;
  const title = words.sending_take(Number(metadata.take));
  const cancel = (
    <Button variant="secondary" onClick={() => void cancelSending(waiting)} className="self-start">
      {error ? words.sending_dismiss : words.sending_cancel}
    </Button>
  );
  if (error !== null) {
    return (
      <div className="flex flex-col gap-2">
        <Notice tone="failure">{words.sending_rejected(title, error)}</Notice>
        {cancel}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line bg-paper p-4">
      <p className="font-medium">{title}</p>
      <ProgressBar label={title} percent={Math.floor((100 * (progress?.sent ?? 0)) / Math.max(size, 1))} />
      <p className="text-muted text-sm tabular-nums" aria-live="off">
        {progressOf(progress, size)}
      </p>
      {cancel}
    </div>
  );
}

function progressOf(progress: Progress | undefined, size: number): string {
  if (!progress) return words.sending_soon;
  return progress.sent >= size ? uploadsWords.checking : progressText({ ...progress, size });
}
