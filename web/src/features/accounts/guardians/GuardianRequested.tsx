import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { GuardianState } from '#features/accounts/guardians/GuardianForm.tsx';
import { guardianWrites } from '#features/accounts/guardians/guardian-writes.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/guardians.ts';
import { guardian_relations } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

/** Shows which guardian was asked and has not answered, with what the child can do meanwhile. */
export function GuardianRequested({ guardian }: { guardian: NonNullable<GuardianState['guardian']> }) {
  const { name, relation, mobile, email, requested_at } = guardian;
  const resending = useWrite(guardianWrites, 'resendRequest');
  const cancelling = useWrite(guardianWrites, 'withdrawConsent');
  const error = resending.error ?? cancelling.error;

  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-7">
      <Notice>
        <p className="font-semibold text-ink">{words.guardians_waiting(name)}</p>
        <p>{words.waiting_text(mobile ?? email ?? '', name)}</p>
      </Notice>
      <Facts
        facts={[
          [common.guardian, `${name} (${labelOf(guardian_relations, relation)})`],
          [words.guardians_mobile, mobile ?? '–'],
          [common.email, email ?? '–'],
          [words.asked_on, longDay(dayInIndia(new Date(requested_at)))],
        ]}
      />
      {resending.reply && <Notice tone="success">{resending.reply.message}</Notice>}
      {error && error.status !== 401 && (
        <Notice tone="failure">{serverMessage(error, words.request_failed)}</Notice>
      )}
      {error?.status === 401 && <LogInAgain accountRole="talent" hint={words.request_session_ended} />}
      <div className="flex flex-wrap items-start gap-3 border-line border-t pt-5">
        <Button disabled={resending.busy} onClick={() => resending.submit()}>
          {resending.busy ? common.sending : words.link_resend}
        </Button>
        <ConfirmButton
          question={words.change_question(name)}
          confirm={words.change_confirm}
          busy={cancelling.busy}
          onConfirm={cancelling.submit}
        >
          {words.change}
        </ConfirmButton>
      </div>
    </Card>
  );
}
