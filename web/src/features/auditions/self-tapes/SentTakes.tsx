import { useWrite } from '#api/use-write.ts';
import type { Waiting } from '#api/waiting-store.ts';
import { DeclineTape } from '#features/auditions/self-tapes/DeclineTape.tsx';
import { SendingTakes } from '#features/auditions/self-tapes/SendingTakes.tsx';
import { type OwnTape, selfTapeWrites } from '#features/auditions/self-tapes/self-tapes.ts';
import { freeNumbers } from '#features/auditions/self-tapes/send-take.ts';
import { TapeUpload } from '#features/auditions/self-tapes/TapeUpload.tsx';
import { useSending } from '#features/auditions/self-tapes/use-sending.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { NotPlayable } from '#features/talent/media/NotPlayable.tsx';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay } from '#ui/day-text.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Switch } from '#ui/Switch.tsx';
import * as words from '#words/auditions/own-tapes.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

/** What was sent and what became of it, and how to send more. */
export function SentTakes({ tape, account }: { tape: OwnTape; account: string }) {
  const { id, takes, may_send, received_at, state, job } = tape;
  const sending = useSending(account, tape);
  const { waiting } = sending;
  return (
    <div className="flex flex-col gap-5">
      <StateNotice tape={tape} />
      {takes.map((take) => (
        <SentTake
          key={take.id}
          take={take}
          title={call_title(job.title)}
          isOnly={tape.request.max_takes === 1}
        />
      ))}
      {takes.length > 0 && <MayDownload tape={tape} />}
      <SendingTakes {...sending} />
      <WaysToSend tape={tape} account={account} waiting={waiting} />
      {!tape.deleted_at && <Receipt tape={tape} />}
      {may_send && !received_at && state !== 'declined' && waiting.length === 0 && <DeclineTape id={id} />}
    </div>
  );
}

function WaysToSend(props: { tape: OwnTape; account: string; waiting: readonly Waiting[] }) {
  const { tape, waiting } = props;
  if (freeNumbers(tape, waiting).length === 0) return null;
  // The studio needs the sides, which come after the talent has confirmed.
  if (tape.has_sides && !tape.confirmed_at) return <p>{words.confirm_first}</p>;
  return (
    <div className="flex flex-col items-start gap-4">
      <ButtonLink to={path('studio', { id: tape.id })} variant={tape.received_at ? 'secondary' : 'primary'}>
        {tape.received_at ? words.record_another : words.open_studio}
      </ButtonLink>
      <TapeUpload {...props} />
    </div>
  );
}

function StateNotice({
  tape: { state, received_at, may_send, views, company_name, deleted_at },
}: {
  tape: OwnTape;
}) {
  if (deleted_at) return <Notice>{words.deleted(formatDateTime(deleted_at))}</Notice>;
  if (received_at) {
    return (
      <Notice tone="success">
        <p>{words.received(formatDateTime(received_at))}</p>
        <p>
          {views.last_at
            ? words.watched(views.people, company_name, formatDateTime(views.last_at))
            : words.not_watched}
        </p>
      </Notice>
    );
  }
  if (!may_send) return <Notice>{words.closed}</Notice>;
  if (state === 'declined') return <Notice>{words.declined}</Notice>;
  if (state === 'overdue') return <Notice tone="failure">{words.overdue}</Notice>;
  return null;
}

interface SentTakeProps {
  take: OwnTape['takes'][number];
  title: string;
  isOnly: boolean;
}

function SentTake({
  take: { id, take, state, url, poster, waits_for, may_replace },
  title,
  isOnly,
}: SentTakeProps) {
  const remove = useWrite(selfTapeWrites, 'deleteTake', resultToasts(words.delete_failed));
  const name = isOnly ? words.own_tape(title) : words.own_take(take, title);
  return (
    <div className="flex max-w-2xl flex-col items-start gap-2">
      {!isOnly && <h3 className="font-semibold">{words.take(take)}</h3>}
      {waits_for && <p className="text-muted text-sm">{words.waits_for[waits_for]}</p>}
      {state === 'failed' ? (
        <NotPlayable state={state} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends.
        <video
          src={url}
          poster={poster ?? undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={name}
          className="aspect-video max-h-96 w-full rounded-control border border-line bg-night"
        />
      )}
      {may_replace && (
        <div className="-ml-5">
          <ConfirmButton
            variant="quiet"
            question={words.delete_question}
            confirm={words.delete_take}
            busy={remove.busy}
            onConfirm={() => remove.submit(id)}
            label={words.delete_named(name)}
          >
            {words.delete_take}
          </ConfirmButton>
        </div>
      )}
    </div>
  );
}

function MayDownload({ tape: { id, answers, may_download } }: { tape: OwnTape }) {
  const save = useWrite(selfTapeWrites, 'answerTape', resultToasts(common.answer_failed));
  const on = save.pending?.may_download ?? may_download;
  return (
    <Switch
      label={words.download}
      hint={on ? words.download_on : words.download_off}
      on={on}
      busy={save.busy}
      onSwitch={(allowed) => save.submit({ id, answers, may_download: allowed })}
    />
  );
}

/** What the house may do with the takes, and until when. */
function Receipt({ tape: { request, delete_on } }: { tape: OwnTape }) {
  const end = delete_on ? words.deleted_on(longDay(delete_on)) : words.deleted_after(request.keep_days);
  return <p className="max-w-prose text-muted text-sm">{words.receipt(end)}</p>;
}
