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
import { Notice } from '#ui/Notice.tsx';

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
          ['Consent given by', `${name} (${relation})`],
          ['Mobile number', mobile ?? '–'],
          ['Email', email ?? '–'],
          ['Date', consented_at ? longDay(dayInIndia(new Date(consented_at))) : '–'],
          ['Consent', consentText],
        ]}
      />
      <div className="flex flex-col items-start gap-4 border-line border-t pt-5">
        <p className="max-w-prose text-muted">
          {name} can withdraw the consent with the link we sent, and so can you here. The child is then hidden
          immediately and can’t apply until a guardian consents again.
        </p>
        {error && error.status !== 401 && (
          <Notice tone="failure">
            {serverMessage(error, 'We couldn’t withdraw the consent. Try again.')}
          </Notice>
        )}
        {error?.status === 401 && (
          <LogInAgain accountRole="talent" hint="The consent is not withdrawn yet." />
        )}
        <ConfirmButton
          question="Withdraw the consent?"
          confirm="Withdraw consent"
          busy={withdrawal.busy}
          onConfirm={withdrawal.submit}
        >
          Withdraw the consent
        </ConfirmButton>
      </div>
    </Card>
  );
}
