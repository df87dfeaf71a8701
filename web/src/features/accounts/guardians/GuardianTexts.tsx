import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { GuardedChildProps } from '#features/accounts/guardians/GuardedChildCard.tsx';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { ChangedTexts } from '#features/accounts/legal-texts/ChangedTexts.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Lets a guardian agree, for a child, to legal texts that changed. */
export function GuardianTexts({ pass, child, onChanged }: Omit<GuardedChildProps, 'consentText'>) {
  const { talent_id, first_name, asked } = child;
  const agreeing = useWrite(guardianDecisionWrites, 'agree', { onDone: onChanged });
  if (asked.length === 0) return null;
  const agreed = asked.map(({ page, version }) => ({ page, version }));
  return (
    <section className="flex flex-col gap-3 rounded-control border border-line p-4">
      <h3 className="font-semibold text-lg">What changed in our texts</h3>
      <ChangedTexts texts={asked} />
      <p className="text-muted">Until you agree, {first_name} cannot send applications or messages.</p>
      {agreeing.error && (
        <Notice tone="failure">
          {serverMessage(agreeing.error, 'We couldn’t record your agreement. Try again.')}
        </Notice>
      )}
      <Button
        className="self-start"
        disabled={agreeing.busy}
        onClick={() => agreeing.submit({ pass, child: talent_id, agreed })}
      >
        I agree for {first_name}
      </Button>
    </section>
  );
}
