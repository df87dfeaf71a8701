import { type SubmitEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { choiceLabels } from '#features/accounts/guardians/choice-labels.ts';
import type { GuardedChildProps } from '#features/accounts/guardians/GuardedChildCard.tsx';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Lets a guardian read what the consent means, choose and give it. */
export function ConsentForm({ pass, child, consentText, onChanged }: GuardedChildProps) {
  const { talent_id, first_name } = child;
  const [missing, setMissing] = useState<string>();
  const giving = useWrite(guardianDecisionWrites, 'consent', { onDone: onChanged });
  const labels = choiceLabels(first_name);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!form.has('agreed')) return setMissing('Tick the box to agree.');
    setMissing(undefined);
    const choices = { listed: form.has('listed'), birthday_greeting: form.has('birthday_greeting') };
    giving.submit({ pass, child: talent_id, ...choices });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h3 className="font-semibold text-lg">What you agree to</h3>
      <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5">
        <li>We keep the profile, the photos and the videos that {first_name} adds.</li>
        <li>Visitors and other talent never see the profile.</li>
        <li>
          {first_name} can apply to casting calls. A production house that we have verified by documents sees
          the applications it receives, with the contact details in them.
        </li>
        <li>We tell you about applications, auditions and offers.</li>
        <li>You can come back with the link at any time and withdraw your consent.</li>
      </ul>
      <p>
        Read also our{' '}
        <a href={paths.privacy} className="underline underline-offset-4">
          privacy policy
        </a>
        .
      </p>
      <CheckboxField name="agreed" label={consentText} required error={missing} />
      <h3 className="font-semibold text-lg">Your choice</h3>
      <CheckboxField name="listed" label={labels.listed} />
      <CheckboxField name="birthday_greeting" label={labels.birthday_greeting} />
      {giving.error && (
        <Notice tone="failure">
          {serverMessage(giving.error, 'We couldn’t record your consent. Try again.')}
        </Notice>
      )}
      <Button type="submit" disabled={giving.busy} className="self-start">
        {giving.busy ? 'Saving...' : `Give consent for ${first_name}`}
      </Button>
    </form>
  );
}
