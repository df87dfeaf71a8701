import { useState } from 'react';
import type { Waiting } from '#api/waiting-store.ts';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { sendTake, waitingId } from '#features/auditions/self-tapes/send-take.ts';
import { useTakeNumber } from '#features/auditions/self-tapes/use-take-number.tsx';
import { TakeEditor } from '#features/auditions/studio/TakeEditor.tsx';
import {
  deleteTake,
  fileOfTake,
  keptSeconds,
  markSent,
  type Take,
} from '#features/auditions/studio/take-store.ts';
import { lengthText } from '#features/talent/media/media-texts.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import * as own from '#words/auditions/own-tapes.ts';
import * as words from '#words/auditions/studio.ts';

interface TakeCardProps {
  tape: OwnTape;
  account: string;
  takes: readonly Take[];
  take: Take;
  waiting: readonly Waiting[];
}

/** A take on this device: watch, trim, send or delete it. */
export function TakeCard({ tape, account, takes, take, waiting }: TakeCardProps) {
  const [opened, setOpened] = useState<File>();
  const [isLost, setIsLost] = useState(false);
  const { sent_as } = take;
  const isSending =
    sent_as !== null && waiting.some(({ id, error }) => id === waitingId(tape.id, sent_as) && error === null);
  const isSent = sent_as !== null && !isSending && tape.takes.some(({ take: number }) => number === sent_as);
  const { number, choice } = useTakeNumber(tape, waiting);
  const maySend = !isSending && !isSent && number !== undefined;

  async function open(then: (file: File) => unknown) {
    const file = await fileOfTake(take);
    setIsLost(!file);
    if (file) await then(file);
  }
  async function send({ size }: File) {
    if (number === undefined) return;
    const { file, trim_from_ms, trim_to_ms } = take;
    await markSent(takes, take, number);
    await sendTake(tape, account, { ...{ number, file, size, trim_from_ms, trim_to_ms }, name: file });
  }
  return (
    <li className="flex flex-col gap-3 rounded-control border border-line bg-paper p-4">
      <div>
        <p className="font-semibold">
          {words.take_length(takes.indexOf(take) + 1, lengthText(keptSeconds(take)))}
        </p>
        <p className="text-muted text-sm">{formatDateTime(take.made_at)}</p>
        {isSent && <p className="text-leaf text-sm">{own.sent_as(sent_as)}</p>}
        {isSending && <p className="text-muted text-sm">{words.being_sent}</p>}
      </div>
      {isLost && <Notice tone="failure">{words.take_lost}</Notice>}
      {maySend && choice}
      <div className="flex flex-wrap gap-2">
        {maySend && <Button onClick={() => void open(send)}>{words.take_send}</Button>}
        <Button variant="secondary" onClick={() => void open(setOpened)}>
          {words.take_open}
        </Button>
        {!isSending && (
          <ConfirmButton
            variant="quiet"
            question={words.take_delete_question}
            confirm={words.take_delete}
            busy={false}
            onConfirm={() => void deleteTake(take)}
          >
            {words.take_delete}
          </ConfirmButton>
        )}
      </div>
      {opened && (
        <TakeEditor take={take} file={opened} mayTrim={!isSending} onClose={() => setOpened(undefined)} />
      )}
    </li>
  );
}
