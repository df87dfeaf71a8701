import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import type { ReactNode } from 'react';
import { GuardedChildCard } from '#features/accounts/guardians/GuardedChildCard.tsx';
import { GuardianProofSteps } from '#features/accounts/guardians/GuardianProofSteps.tsx';
import { DecidedRequests, GuardianRequests } from '#features/accounts/guardians/GuardianRequests.tsx';
import type { GuardianDecisions } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/guardians.ts';

interface GuardedChildrenProps {
  decisions: GuardianDecisions;
  onChanged: (decisions: GuardianDecisions) => void;
  /** What a guardian with an account can also do for a child. */
  actionsOf?: (child: GuardedChild) => ReactNode;
}

/** What waits for a guardian, and their children. */
export function GuardedChildren({ decisions, onChanged, actionsOf }: GuardedChildrenProps) {
  const { pass, children, consent, proof } = decisions;
  if (children.length === 0) return <Notice>{words.no_children}</Notice>;
  return (
    <>
      <GuardianProofSteps key={proof.state} decisions={decisions} onChanged={onChanged} />
      {children.some(({ state }) => state === 'agreed') && (
        <GuardianRequests decisions={decisions} onChanged={onChanged} />
      )}
      {children.map((child) => (
        <GuardedChildCard
          key={child.talent_id}
          pass={pass}
          child={child}
          consentText={consent.text}
          onChanged={onChanged}
          actions={actionsOf?.(child)}
        />
      ))}
      <DecidedRequests decided={decisions.decided} />
    </>
  );
}
