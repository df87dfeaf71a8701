import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { SlotTime } from '#features/auditions/slots/SlotTime.tsx';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/auditions/self-tapes.ts';

export function SelfTapeCard({ tape }: { tape: OwnTape }) {
  const { application_id: id, state, job, request, received_at, may_send } = tape;
  if (!may_send && !received_at) return null;
  return (
    <section
      aria-label={words.card(job.title)}
      className="relative flex flex-col items-start gap-3 rounded-control border border-marigold bg-marigold-wash p-4"
    >
      <h3 className="font-semibold text-lg">{words.card_titles[state]}</h3>
      {!received_at && (
        <p>{sentence(words.card_deadline(<SlotTime key="deadline" starts_at={request.deadline} />))}</p>
      )}
      <ButtonLink to={path('selfTape', { id })} variant={received_at ? 'secondary' : 'primary'}>
        {received_at ? words.card_sent : words.card_open}
      </ButtonLink>
    </section>
  );
}
