import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { GuardianState } from '#features/accounts/guardians/GuardianForm.tsx';
import { guardianWrites } from '#features/accounts/guardians/guardian-writes.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/guardians.ts';
import { guardian_relations } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

interface GuardianConsentProps {
  guardian: NonNullable<GuardianState['guardian']>;
  consentText: string;
}

/** Shows who gave which consent and when, with a button to withdraw it. */
export function GuardianConsent({ guardian, consentText }: GuardianConsentProps) {
  const { name, relation, mobile, email, consented_at } = guardian;
  const withdrawal = useWrite(guardianWrites, 'withdrawConsent');
  const { error } = withdrawal;

  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-7">
      <Facts
        facts={[
          [words.consent_by, `${name} (${labelOf(guardian_relations, relation)})`],
          [words.guardians_mobile, mobile ?? '–'],
          [common.email, email ?? '–'],
          [words.consent_date, consented_at ? longDay(dayInIndia(new Date(consented_at))) : '–'],
          [words.consent, consentText],
        ]}
      />
      <div className="flex flex-col items-start gap-4 border-line border-t pt-5">
        <p className="max-w-prose text-muted">{words.consent_withdraw_text(name)}</p>
        {error && error.status !== 401 && (
          <Notice tone="failure">{serverMessage(error, words.consent_withdraw_failed)}</Notice>
        )}
        {error?.status === 401 && <LogInAgain accountRole="talent" hint={words.consent_session_ended} />}
        <ConfirmButton
          question={words.consent_withdraw_question}
          confirm={words.withdraw_confirm}
          busy={withdrawal.busy}
          onConfirm={withdrawal.submit}
        >
          {words.consent_withdraw}
        </ConfirmButton>
      </div>
    </Card>
  );
}
