import { type SubmitEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import {
  type GuardedChildProps,
  guardianDecisionWrites,
} from '#features/accounts/guardians/guardian-decision-writes.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Switch } from '#ui/Switch.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/guardians.ts';
import * as common from '#words/ui/common.ts';

/** The consent of a guardian for a child, or the choices of one who has consented. */
export function ChildConsent(props: GuardedChildProps) {
  return props.child.state === 'agreed' ? <GuardianChoices {...props} /> : <ConsentForm {...props} />;
}

/** Lets a guardian read what the consent means, choose and give it. */
function ConsentForm({ pass, child, consentText, onChanged }: GuardedChildProps) {
  const { talent_id, first_name, listed, birthday_greeting, applies_alone, shown_to_clients } = child;
  // The choices are the child's: those of a guardian who consents stay.
  const chosen = child.others.some(({ state }) => state === 'agreed')
    ? { listed, birthday_greeting, applies_alone, shown_to_clients }
    : undefined;
  const [missing, setMissing] = useState<string>();
  const giving = useWrite(guardianDecisionWrites, 'consent', { onDone: onChanged });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!form.has('agreed')) return setMissing(words.agree_missing);
    setMissing(undefined);
    const choices = chosen ?? {
      listed: form.has('listed'),
      birthday_greeting: form.has('birthday_greeting'),
      applies_alone: form.has('applies_alone'),
      shown_to_clients: form.has('shown_to_clients'),
    };
    giving.submit({ pass, child: talent_id, ...choices });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ConsentPoints child={first_name} />
      <CheckboxField name="agreed" label={consentText} required error={missing} />
      {!chosen && (
        <>
          <h3 className="font-semibold text-lg">{words.choice_title}</h3>
          <CheckboxField name="listed" label={words.choice_listed(first_name)} />
          <CheckboxField name="birthday_greeting" label={words.choice_birthday(first_name)} />
          <CheckboxField name="applies_alone" label={words.choice_alone(first_name)} />
          <CheckboxField name="shown_to_clients" label={words.choice_clients(first_name)} />
        </>
      )}
      {giving.error && <Notice tone="failure">{serverMessage(giving.error, words.agree_failed)}</Notice>}
      <Button type="submit" disabled={giving.busy} className="self-start">
        {giving.busy ? common.saving : words.agree_submit(first_name)}
      </Button>
    </form>
  );
}

/** What a guardian agrees to, for a child of this first name. */
export function ConsentPoints({ child }: { child: string }) {
  return (
    <>
      <h3 className="font-semibold text-lg">{words.agree_title}</h3>
      <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5">
        <li>{words.agree_media(child)}</li>
        <li>{words.agree_hidden}</li>
        <li>{words.agree_applications(child)}</li>
        <li>{words.agree_decide(child)}</li>
        <li>{words.agree_told}</li>
        <li>{words.agree_withdraw}</li>
      </ul>
      <p>
        {sentence(
          words.agree_privacy((text) => (
            <a href={paths.privacy} className="underline underline-offset-4">
              {text}
            </a>
          )),
        )}
      </p>
    </>
  );
}

/** What a guardian who has consented can change: the choices and the consent itself. */
function GuardianChoices({ pass, child, onChanged }: GuardedChildProps) {
  const { talent_id, first_name, listed, birthday_greeting, applies_alone, shown_to_clients } = child;
  const choices = { listed, birthday_greeting, applies_alone, shown_to_clients };
  const saving = useWrite(guardianDecisionWrites, 'saveChoices', { onDone: onChanged });
  const withdrawal = useWrite(guardianDecisionWrites, 'withdraw', { onDone: onChanged });
  const shown = saving.pending ?? choices;
  const error = saving.error ?? withdrawal.error;
  const save = (change: Partial<typeof shown>) =>
    saving.submit({ ...choices, ...change, pass, child: talent_id });

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
      <Switch
        label={words.choice_alone_label}
        hint={words.choice_alone(first_name)}
        on={shown.applies_alone ?? false}
        busy={saving.busy}
        onSwitch={(on) => save({ applies_alone: on })}
      />
      <Switch
        label={words.choice_clients_label}
        hint={words.choice_clients(first_name)}
        on={shown.shown_to_clients ?? false}
        busy={saving.busy}
        onSwitch={(on) => save({ shown_to_clients: on })}
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
