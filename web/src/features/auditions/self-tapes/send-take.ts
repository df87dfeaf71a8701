import { announce, sendWaiting } from '#api/send-waiting.ts';
import { askForSync } from '#api/use-waiting.ts';
import { putWaiting, type Waiting } from '#api/waiting-store.ts';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { path } from '#paths.ts';
import { language } from '#words/app/language.ts';

const ENDPOINT = ['POST', '/api/user/self-tape-uploads'] as const;

interface ChosenTake {
  /** Under which number it is sent. */
  number: number;
  /** The file, or the name of a kept one. */
  file: File | string;
  name: string;
  size: number;
  trim_from_ms?: number;
  trim_to_ms?: number | null;
}

/** Sends a take, as soon as there is a connection and also after the page is closed, where the browser can do that. */
export async function sendTake(tape: OwnTape, account: string, chosen: ChosenTake) {
  const { number, file, name, size, trim_from_ms, trim_to_ms } = chosen;
  const { id, job } = tape;
  const waiting: Waiting = {
    ...{ account, kind: 'tape', id: waitingId(id, number), title: job.title, endpoint: ENDPOINT, language },
    pages: [path('selfTape', { id }), path('studio', { id })],
    body: {
      file,
      size,
      metadata: {
        self_tape_id: id,
        take: String(number),
        filename: name,
        ...(trim_from_ms && { trim_from_ms: String(trim_from_ms) }),
        ...(trim_to_ms && { trim_to_ms: String(trim_to_ms) }),
      },
    },
    ...{ answers: {}, waiting_since: new Date().toISOString(), error: null },
  };
  await putWaiting(waiting);
  announce('waiting', waiting);
  void askForSync();
  // Without a connection, the next occasion comes.
  void sendWaiting().catch(() => undefined);
}

export function waitingId(selfTapeId: string, number: number): string {
  return `${selfTapeId} ${number}`;
}

/** The numbers under which a take can be sent now, those without a sent take first. */
export function freeNumbers(
  { id, request, takes, may_send }: OwnTape,
  waiting: readonly Waiting[],
): number[] {
  if (!may_send) return [];
  const sentAs = (number: number) => takes.find(({ take }) => take === number);
  return Array.from({ length: request.max_takes }, (_, place) => place + 1)
    .filter((number) => !waiting.some((one) => one.id === waitingId(id, number)))
    .filter((number) => sentAs(number)?.may_replace ?? true)
    .toSorted((one, other) => Number(Boolean(sentAs(one))) - Number(Boolean(sentAs(other))) || one - other);
}
