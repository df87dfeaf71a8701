import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { callApi, ifFound } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { type OwnTape, selfTapeWrites } from '#features/auditions/self-tapes/self-tapes.ts';
import { TapeUpload } from '#features/auditions/self-tapes/TapeUpload.tsx';
import { SlotTime } from '#features/auditions/slots/SlotTime.tsx';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { NotPlayable } from '#features/talent/media/NotPlayable.tsx';
import { paths } from '#paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { LinkedText } from '#ui/LinkedText.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/auditions/self-tapes.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/SelfTapePage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.self_tape, page);

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const request = callApi('GET /api/user/self-tapes', { query: { id } });
  return { tape: (await ifFound(request, [400]))?.tapes[0] };
}

export const clientAction = pageAction(selfTapeWrites);

export default function SelfTapePage({ loaderData: { tape } }: Route.ComponentProps) {
  if (!tape) {
    return (
      <Page title={words.missing_title} lead={words.missing_lead}>
        <ButtonLink to={paths.myApplications} variant="secondary" className="self-start">
          {common.my_applications}
        </ButtonLink>
      </Page>
    );
  }
  const { job, company_name, request } = tape;
  return (
    <div className="flex flex-col gap-2">
      <BackButton fallback={paths.myApplications}>{common.back}</BackButton>
      <Page title={common.self_tape} lead={[call_title(job.title), company_name].filter(Boolean).join(' · ')}>
        <Section title={words.record_title}>
          <div className="flex flex-col gap-5">
            <p className="wrap-anywhere max-w-prose whitespace-pre-line">
              <LinkedText text={request.instructions} />
            </p>
            {request.sides_url && (
              <a
                href={request.sides_url}
                className="flex min-h-11 items-center gap-2 self-start font-semibold text-accent underline underline-offset-4"
              >
                <Download aria-hidden className="size-5" />
                {words.sides_download}
              </a>
            )}
            <div>
              <p className="text-muted text-sm">{words.deadline}</p>
              <SlotTime starts_at={request.deadline} />
            </div>
          </div>
        </Section>
        <Section title={words.tape_title}>
          <div className="flex flex-col gap-5">
            <StateNotice tape={tape} />
            {tape.takes.map((take) => (
              <SentTape key={take.id} tape={take} title={call_title(job.title)} />
            ))}
            {tape.may_send && <TapeUpload tape={tape} />}
            {tape.may_send && !tape.received_at && tape.state !== 'declined' && <Decline tape={tape} />}
          </div>
        </Section>
      </Page>
    </div>
  );
}

function Decline({ tape: { id } }: { tape: OwnTape }) {
  const decline = useWrite(selfTapeWrites, 'declineTape', resultToasts(common.answer_failed));
  return (
    <DeclineTape
      busy={decline.busy}
      onDecline={(note) => decline.submit({ id, note })}
    />
  );
}

function StateNotice({ tape }: { tape: OwnTape }) {
  const { state, received_at, may_send } = tape;
  if (received_at) {
    return (
      <Notice tone="success">
        {may_send
          ? words.sent_replaceable(formatDateTime(received_at))
          : words.sent_final(formatDateTime(received_at))}
      </Notice>
    );
  }
  if (!may_send) return <Notice>{words.closed}</Notice>;
  if (state === 'declined') return <Notice>{words.declined}</Notice>;
  if (state === 'overdue') return <Notice tone="failure">{words.overdue}</Notice>;
  return null;
}

function SentTape({ tape, title }: { tape: OwnTape['takes'][number]; title: string }) {
  const { state, url, poster } = tape;
  if (state === 'failed') return <NotPlayable state={state} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends.
    <video
      src={url}
      poster={poster ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={words.own_tape(title)}
      className="aspect-video max-h-96 w-full max-w-2xl rounded-control border border-line bg-night"
    />
  );
}

const noteField = { name: 'note', label: words.decline_note, type: 'lines', maxLength: MAX_TEXT } as const;

function DeclineTape({ busy, onDecline }: { busy: boolean; onDecline: (note: string) => void }) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button variant="quiet" className="self-start px-0!" onClick={() => setOpen(true)}>
        {words.decline_open}
      </Button>
    );
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onDecline(String(new FormData(event.currentTarget).get('note') ?? ''));
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-prose flex-col gap-4">
      <FormField field={noteField} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? common.sending : words.decline_send}
        </Button>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          {words.decline_keep}
        </Button>
      </div>
    </form>
  );
}
