import type { OwnTape } from '#features/auditions/self-tapes/own-tapes.ts';
import { SlotTime } from '#features/auditions/slots/SlotTime.tsx';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';

const titles = {
  waiting: 'Send your self-tape',
  overdue: 'Your self-tape is overdue',
  received: 'You sent your self-tape',
  received_late: 'You sent your self-tape',
  declined: 'You declined this self-tape',
} as const;

/** An invitation to send a self-tape, among the talent's applications. */
export function SelfTapeCard({ tape }: { tape: OwnTape }) {
  const { application_id: id, state, job, request, received_at, may_send } = tape;
  if (!may_send && !received_at) return null;
  return (
    <section
      aria-label={`Self-tape for ${job.title}`}
      className="relative flex flex-col items-start gap-3 rounded-control border border-marigold bg-marigold-wash p-4"
    >
      <h3 className="font-semibold text-lg">{titles[state]}</h3>
      {!received_at && (
        <p>
          Deadline: <SlotTime starts_at={request.deadline} />
        </p>
      )}
      <ButtonLink to={path('selfTape', { id })} variant={received_at ? 'secondary' : 'primary'}>
        {received_at ? 'See your tape' : 'Open the request'}
      </ButtonLink>
    </section>
  );
}
