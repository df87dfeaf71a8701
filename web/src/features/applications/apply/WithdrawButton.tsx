import { useWrite } from '#api/use-write.ts';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import type { OwnApplication } from '#features/applications/apply/own-application.ts';
import { isConsidered } from '#features/applications/apply/StatusHistory.tsx';
import { failureToast } from '#features/houses/team/result-toasts.ts';
import { isSettled } from '#features/jobs/jobs/application-status.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import * as words from '#words/applications/sent.ts';
import { call_title } from '#words/rules/calls.ts';

/** Withdraws an application after a confirmation; not offered once the application has a final status. */
export function WithdrawButton({ application }: { application: OwnApplication }) {
  const { application_id: id, status, job } = application;
  const withdraw = useWrite(applicationWrites, 'withdrawApplication', failureToast(words.withdraw_failed));
  if (isSettled(status)) return null;
  const wasSentAgain = application.status_history.some(
    (step, place) => place > 0 && step.status === 'applied',
  );

  const question = wasSentAgain ? words.withdraw_question_last : words.withdraw_question;
  const declines = isConsidered(application.status_history) && !wasSentAgain;

  return (
    <ConfirmButton
      label={(declines ? words.decline_considered_of : words.withdraw_of)(call_title(job.title))}
      question={declines ? words.decline_considered_question : question}
      confirm={declines ? words.decline_considered : words.withdraw_confirm}
      busy={withdraw.busy}
      onConfirm={() => withdraw.submit({ id, isFinal: wasSentAgain })}
    >
      {declines ? words.decline_considered : words.withdraw}
    </ConfirmButton>
  );
}

/** Sends a withdrawn application again, where that is possible. Its page has `applicationWrites`. */
export function SendAgainButton({ application }: { application: OwnApplication }) {
  const { application_id: id, can_send_again, job } = application;
  const again = useWrite(applicationWrites, 'sendAgain', failureToast(words.send_again_failed));
  if (!can_send_again) return null;

  return (
    <Button disabled={again.busy} onClick={() => again.submit(id)}>
      {sentence(
        again.busy
          ? words.sending_again(call_title(job.title), unseen)
          : words.send_again(call_title(job.title), unseen),
      )}
    </Button>
  );
}
