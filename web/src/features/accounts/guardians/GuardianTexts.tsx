import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { GuardedChildProps } from '#features/accounts/guardians/GuardedChildCard.tsx';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { ChangedTexts } from '#features/accounts/legal-texts/ChangedTexts.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/guardians.ts';

/** Lets a guardian agree, for a child, to legal texts that changed. */
export function GuardianTexts({ pass, child, onChanged }: Omit<GuardedChildProps, 'consentText'>) {
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
