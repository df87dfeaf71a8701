import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import { type ReactNode, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { ChildConsent } from '#features/accounts/guardians/ChildConsent.tsx';
import {
  type GuardedChildProps,
  guardianDecisionWrites,
} from '#features/accounts/guardians/guardian-decision-writes.ts';
import { OtherGuardians } from '#features/accounts/guardians/OtherGuardians.tsx';
import { ChangedTexts } from '#features/accounts/legal-texts/ChangedTexts.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { labelOf } from '#ui/label-of.ts';
import { languageName } from '#ui/language-name.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/guardians.ts';
import { account_deletion_title } from '#words/privacy/own-data.ts';
import { guardian_relations } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

/** One child of a guardian: the consent, or what the guardian has decided. */
export function GuardedChildCard({ actions, ...props }: GuardedChildProps & { actions?: ReactNode }) {
  const { first_name, name, relation, state, runs_account, deletion, asked } = props.child;
  // Stays as it is while the guardian decides.
  const [isOpened] = useState(state !== 'agreed' || deletion !== null || asked.length > 0);
  return (
    <Card aria-label={first_name}>
      <details open={isOpened}>
        <summary className="min-h-11 cursor-pointer p-5 sm:px-7">
          <h2 className="inline text-2xl">{first_name}</h2>
        </summary>
        <div className="flex flex-col gap-5 px-5 pb-5 sm:px-7 sm:pb-7">
          <p className="text-muted">
            {words.named_as(name, labelOf(guardian_relations, relation))} {runs_account && words.runs_account}
          </p>
          {deletion ? (
            <AccountToBeDeleted {...props} deletion={deletion} />
          ) : (
            <>
              <Notice tone={state === 'agreed' && props.child.proven ? 'success' : 'plain'}>
                {statusOf(props)}
              </Notice>
              {state === 'agreed' && <GuardianTexts {...props} />}
              <ChildConsent {...props} />
              {state === 'agreed' && <OtherGuardians {...props} />}
              <ConsentHistory consents={props.child.consents} />
              <NotMyChild {...props} />
              <DeleteChildAccount {...props} />
            </>
          )}
        </div>
      </details>
      {actions}
    </Card>
  );
}

function statusOf({ child }: GuardedChildProps): string {
  const { first_name, state, proven, consented_at, withdrawn_at } = child;
  if (state === 'agreed')
    return (proven ? words.status_agreed : words.status_unproven)(day(consented_at), first_name);
  if (state === 'withdrawn') return words.status_withdrawn(day(withdrawn_at), first_name);
  return words.status_none(first_name);
}

function AccountToBeDeleted({
  pass,
  child: { talent_id, first_name },
  deletion: { erase_at, by_guardian },
  onChanged,
}: GuardedChildProps & { deletion: NonNullable<GuardedChild['deletion']> }) {
  const keeping = useWrite(guardianDecisionWrites, 'keepAccount', { onDone: onChanged });
  const until = day(erase_at);
  return (
    <>
      <Notice>
        {by_guardian ? words.deletion_by_you(first_name, until) : words.deletion_by_child(first_name, until)}
      </Notice>
      {keeping.error && <Notice tone="failure">{serverMessage(keeping.error, words.keep_failed)}</Notice>}
      <Button
        disabled={keeping.busy}
        onClick={() => keeping.submit({ pass, child: talent_id })}
        className="self-start"
      >
        {keeping.busy ? common.saving : words.keep_account(first_name)}
      </Button>
    </>
  );
}

function ConsentHistory({ consents }: Pick<GuardedChild, 'consents'>) {
  if (consents.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
        {common.consents}
      </summary>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {consents.map(({ version, language, consented_at, withdrawn_at }) => (
          <li key={consented_at}>
            {withdrawn_at
              ? words.consent_withdrawn(day(consented_at), version, languageName(language), day(withdrawn_at))
              : words.consent_given(day(consented_at), version, languageName(language))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function NotMyChild({ pass, child: { talent_id, first_name }, onChanged }: GuardedChildProps) {
  const ending = useWrite(guardianDecisionWrites, 'notMine', { onDone: onChanged });
  return (
    <div className="flex flex-col items-start gap-4 border-line border-t pt-5">
      <p className="max-w-prose text-muted">{words.not_mine_text(first_name)}</p>
      {ending.error && <Notice tone="failure">{serverMessage(ending.error, common.save_failed)}</Notice>}
      <ConfirmButton
        question={words.not_mine_question(first_name)}
        confirm={words.not_mine_confirm}
        busy={ending.busy}
        onConfirm={() => ending.submit({ pass, child: talent_id })}
      >
        {words.not_mine}
      </ConfirmButton>
    </div>
  );
}

function DeleteChildAccount({ pass, child, onChanged }: GuardedChildProps) {
  const { talent_id, first_name } = child;
  const deletion = useWrite(guardianDecisionWrites, 'deleteAccount', { onDone: onChanged });
  return (
    <div className="flex flex-col items-start gap-4 border-line border-t pt-5">
      <p className="max-w-prose text-muted">{words.delete_text(first_name)}</p>
      {deletion.error && <Notice tone="failure">{serverMessage(deletion.error, words.delete_failed)}</Notice>}
      <ConfirmButton
        question={words.delete_question(first_name)}
        confirm={account_deletion_title}
        busy={deletion.busy}
        onConfirm={() => deletion.submit({ pass, child: talent_id })}
      >
        {words.delete_account(first_name)}
      </ConfirmButton>
    </div>
  );
}

function GuardianTexts({ pass, child, onChanged }: Omit<GuardedChildProps, 'consentText'>) {
  const { talent_id, first_name, asked } = child;
  const agreeing = useWrite(guardianDecisionWrites, 'agree', { onDone: onChanged });
  if (asked.length === 0) return null;
  const agreed = asked.map(({ page, version }) => ({ page, version }));
  return (
    <section className="flex flex-col gap-3 rounded-control border border-line p-4">
      <h3 className="font-semibold text-lg">{words.texts_title}</h3>
      <ChangedTexts texts={asked} />
      <p className="text-muted">{words.texts_until(first_name)}</p>
      {agreeing.error && <Notice tone="failure">{serverMessage(agreeing.error, words.texts_failed)}</Notice>}
      <Button
        className="self-start"
        disabled={agreeing.busy}
        onClick={() => agreeing.submit({ pass, child: talent_id, agreed })}
      >
        {words.texts_agree(first_name)}
      </Button>
    </section>
  );
}

function day(instant: string | null): string {
  return instant ? longDayOf(instant) : '';
}
