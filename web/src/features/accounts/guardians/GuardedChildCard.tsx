import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { AccountToBeDeleted } from '#features/accounts/guardians/AccountToBeDeleted.tsx';
import { ConsentForm } from '#features/accounts/guardians/ConsentForm.tsx';
import { ConsentHistory } from '#features/accounts/guardians/ConsentHistory.tsx';
import { DeleteChildAccount } from '#features/accounts/guardians/DeleteChildAccount.tsx';
import { GuardianChoices } from '#features/accounts/guardians/GuardianChoices.tsx';
import { GuardianTexts } from '#features/accounts/guardians/GuardianTexts.tsx';
import type { GuardianDecisions } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { Card } from '#ui/Card.tsx';
import { longDay } from '#ui/day-text.ts';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/guardians.ts';
import { guardian_relations } from '#words/rules/people.ts';

export interface GuardedChildProps {
  /** Proves that the guardian entered a code. */
  pass: string;
  child: GuardedChild;
  consentText: string;
  onChanged: (decisions: GuardianDecisions) => void;
}

/** One child of a guardian: the consent, or what the guardian has decided. */
export function GuardedChildCard(props: GuardedChildProps) {
  const { first_name, name, relation, state, runs_account, deletion } = props.child;
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-7" aria-label={first_name}>
      <header>
        <h2 className="text-2xl">{first_name}</h2>
        <p className="mt-1 text-muted">
          {words.named_as(name, labelOf(guardian_relations, relation))} {runs_account && words.runs_account}
        </p>
      </header>
      {deletion ? (
        <AccountToBeDeleted {...props} deletion={deletion} />
      ) : (
        <>
          <Notice tone={state === 'agreed' ? 'success' : 'plain'}>{statusOf(props.child)}</Notice>
          {state === 'agreed' && <GuardianTexts {...props} />}
          {state === 'agreed' ? <GuardianChoices {...props} /> : <ConsentForm {...props} />}
          <ConsentHistory consents={props.child.consents} />
          <DeleteChildAccount {...props} />
        </>
      )}
    </Card>
  );
}

function statusOf({ first_name, state, consented_at, withdrawn_at }: GuardedChild): string {
  const day = (instant: string | null) => (instant ? longDay(dayInIndia(new Date(instant))) : '');
  if (state === 'agreed') return words.status_agreed(day(consented_at), first_name);
  if (state === 'withdrawn') return words.status_withdrawn(day(withdrawn_at), first_name);
  return words.status_none(first_name);
}
