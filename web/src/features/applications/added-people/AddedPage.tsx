import type { Reply } from '@kirdaar/contract/api';
import { data } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { pageMeta } from '#api/page-meta.ts';
import { serverMessage } from '#api/server-message.ts';
import { postApi, siteContext, unlessMissing } from '#api/site-context.ts';
import { useWrite } from '#api/use-write.ts';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { slotTime } from '#ui/slot-time.ts';
import * as words from '#words/applications/added-people.ts';
import { call_title, stops } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AddedPage.ts';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await unlessMissing(postApi(context.get(siteContext), 'POST /api/added', { token }));
  return data({ found }, { status: found ? 200 : 404, headers: { 'cache-control': 'private, no-store' } });
}

/** The page must not outlive its link, so no cache may store it. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const writes = {
  answer: (body: { token: string; slot_id?: string }) => callApi('POST /api/added/audition', { body }),
  erase: (token: string) => callApi('POST /api/added/delete', { body: { token } }),
};
export const clientAction = pageAction(writes);

export const meta: Route.MetaFunction = (page) => {
  const { found } = page.loaderData ?? {};
  const title = found ? words.page_title : words.ended;
  return pageMeta({ title, description: found ? words.page_title : words.ended_lead, unlisted: true }, page);
};

/** The page of a person whom a house added: what is kept, the audition, and the way out. Only a press acts. */
export default function AddedPage({ loaderData: { found }, params: { token } }: Route.ComponentProps) {
  const answer = useWrite(writes, 'answer');
  const erase = useWrite(writes, 'erase');
  const error = answer.error ?? erase.error;
  if (!found) {
    return (
      <SitePage title={words.ended} lead={erase.reply?.message ?? words.ended_lead}>
        <ButtonLink to={paths.home}>{common.go_home}</ButtonLink>
      </SitePage>
    );
  }
  const { name, house, title, added_at, kept_until, mobile, email, audition, staff_stop, ...kept } = found;
  const has = (['has_photo', 'has_video', 'has_notes'] as const).filter((one) => kept[one]);
  const things = [name, mobile, email, ...has.map((one) => words.kept[one])].filter(
    (thing) => thing !== null,
  );
  const busy = answer.busy || erase.busy;
  return (
    <SitePage
      title={call_title(title)}
      lead={words.page_lead(house ?? common.unnamed_house, longDayOf(added_at), longDayOf(kept_until))}
    >
      <div className="flex flex-col gap-8">
        {staff_stop && <Notice>{stops[staff_stop]}</Notice>}
        {error && <Notice tone="failure">{serverMessage(error, words.answer_failed)}</Notice>}
        {answer.reply && <Notice tone="success">{answer.reply.message}</Notice>}
        {audition && (
          <Audition
            audition={audition}
            busy={busy}
            onAnswer={(slot_id) => answer.submit(slot_id ? { token, slot_id } : { token })}
          />
        )}
        <section aria-labelledby="kept" className="flex flex-col gap-3">
          <h2 id="kept" className="text-2xl">
            {words.kept_title}
          </h2>
          <ul className="list-disc pl-5">
            {things.map((thing) => (
              <li key={thing} className="wrap-anywhere">
                {thing}
              </li>
            ))}
          </ul>
          <p className="max-w-prose text-muted">{words.kept_lead}</p>
          <ConfirmButton
            question={words.erase_question}
            confirm={words.erase}
            busy={busy}
            onConfirm={() => erase.submit(token)}
          >
            {words.erase}
          </ConfirmButton>
        </section>
      </div>
    </SitePage>
  );
}

interface AuditionProps {
  audition: NonNullable<Reply<'POST /api/added'>['audition']>;
  busy: boolean;
  /** Declines without a slot. */
  onAnswer: (slot?: string) => void;
}

function Audition({ audition, busy, onAnswer }: AuditionProps) {
  const { answer, slot, proposed_slot, free_slots } = audition;
  if (answer === 'ended') return null;
  const offered = proposed_slot ? [proposed_slot] : free_slots;
  return (
    <section aria-labelledby="audition" className="flex flex-col items-start gap-3">
      <h2 id="audition" className="text-2xl">
        {words.audition}
      </h2>
      {answer === 'declined' && <p>{words.declined}</p>}
      {slot && <p className="font-semibold">{words.confirmed(slotTime(slot).india, slot.place)}</p>}
      {answer !== 'confirmed' &&
        offered.map(({ id, place, ...time }) => (
          <Button key={id} disabled={busy} onClick={() => onAnswer(id)}>
            {words.confirm(slotTime(time).india, place)}
          </Button>
        ))}
      {answer !== 'declined' && (
        <Button variant="secondary" disabled={busy} onClick={() => onAnswer()}>
          {words.decline}
        </Button>
      )}
    </section>
  );
}
