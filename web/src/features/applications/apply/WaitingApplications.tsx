import { takeBack } from '#api/send-waiting.ts';
import { useWaiting } from '#api/use-waiting.ts';
import type { Waiting } from '#api/waiting-store.ts';
import { draftOf } from '#features/applications/apply/use-apply.ts';
import { path } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { saveDraftAnswers } from '#ui/draft.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import { showToast } from '#ui/toast-list.ts';
import { kept_since, not_sent, not_sent_yet, waiting_kinds } from '#words/api/waiting.ts';
import * as words from '#words/applications/board.ts';
import { call_title } from '#words/rules/calls.ts';

export function WaitingApplications({ talentId }: { talentId: string }) {
  const waiting = (useWaiting(talentId) ?? []).filter(({ kind }) => kind === 'application');
  return waiting.map((one) =>
    one.error === null ? (
      <WaitingNotice key={one.id} waiting={one} />
    ) : (
      <RejectedNotice key={one.id} waiting={one} />
    ),
  );
}

function RejectedNotice({ waiting }: { waiting: Waiting }) {
  const { account: userId, id: jobId, title, error } = waiting;
  return (
    <Notice tone="failure">
      <p className="font-semibold">{not_sent(waiting_kinds.application(title))}</p>
      <p className="mt-1">{error}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={path('apply', { userId, jobId })}>{words.rejected_open}</ButtonLink>
        <Button variant="secondary" onClick={() => void takeBack(waiting)}>
          {sentence(words.rejected_delete(call_title(title), unseen))}
        </Button>
      </div>
    </Notice>
  );
}

export function WaitingNotice({ waiting }: { waiting: Waiting }) {
  async function cancel() {
    // Stored first, so that nothing that was typed is lost in between.
    saveDraftAnswers(draftOf(waiting.account, waiting.id), waiting.answers);
    if (!(await takeBack(waiting))) showToast('failure', words.waiting_cancel_late);
  }
  return (
    <Notice>
      <p className="font-semibold">{not_sent_yet(waiting_kinds.application(waiting.title))}</p>
      <p className="mt-1">{kept_since(formatDateTime(waiting.waiting_since))}</p>
      <Button variant="secondary" className="mt-3" onClick={() => void cancel()}>
        {sentence(words.waiting_cancel(call_title(waiting.title), unseen))}
      </Button>
    </Notice>
  );
}
