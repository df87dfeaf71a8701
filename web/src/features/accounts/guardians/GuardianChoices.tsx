import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { GuardedChildProps } from '#features/accounts/guardians/GuardedChildCard.tsx';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Switch } from '#ui/Switch.tsx';
import * as words from '#words/accounts/guardians.ts';
import * as common from '#words/ui/common.ts';

/** What a guardian who has consented can change: the choices and the consent itself. */
export function GuardianChoices({ pass, child, onChanged }: GuardedChildProps) {
  const { talent_id, first_name, listed, birthday_greeting } = child;
  const saving = useWrite(guardianDecisionWrites, 'saveChoices', { onDone: onChanged });
  const withdrawal = useWrite(guardianDecisionWrites, 'withdraw', { onDone: onChanged });
  const shown = saving.pending ?? { listed, birthday_greeting };
  const error = saving.error ?? withdrawal.error;
  const save = (change: Partial<typeof shown>) =>
    saving.submit({ listed, birthday_greeting, ...change, pass, child: talent_id });

  return (
    <div className="flex flex-col gap-5">
      <Switch
        label={words.choice_listed_label}
        hint={words.choice_listed(first_name)}
        on={shown.listed}
        busy={saving.busy}
        onSwitch={(on) => save({ listed: on })}
      />
      <Switch
        label={words.choice_birthday_label}
        hint={words.choice_birthday(first_name)}
        on={shown.birthday_greeting}
        busy={saving.busy}
        onSwitch={(on) => save({ birthday_greeting: on })}
      />
      {error && <Notice tone="failure">{serverMessage(error, common.save_failed)}</Notice>}
      <div className="flex flex-col items-start gap-4 border-line border-t pt-5">
        <p className="max-w-prose text-muted">{words.withdraw_text(first_name)}</p>
        <ConfirmButton
          question={words.withdraw_question(first_name)}
          confirm={words.withdraw_confirm}
          busy={withdrawal.busy}
          onConfirm={() => withdrawal.submit({ pass, child: talent_id })}
        >
          {words.withdraw}
        </ConfirmButton>
      </div>
    </div>
  );
}
