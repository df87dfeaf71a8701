import type { WaitingItem } from '@kirdaar/contract/admin/today';
import { queueKindsOf } from '@kirdaar/contract/rules/staff-queue';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { useState } from 'react';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/admin/staff-area.ts';

interface HandOverProps {
  item: WaitingItem;
  colleagues: readonly { id: string; name: string; role: StaffRole }[];
}

/** Hands an item with a note to a colleague whose role decides it. */
export function HandOver({ item: { kind, id, title }, colleagues }: HandOverProps) {
  const [asks, setAsks] = useState(false);
  const write = useStaffWrite('POST /api/admin/today/take', { onDone: () => setAsks(false) });
  const able = colleagues.filter(({ role }) => queueKindsOf(role).includes(kind));
  if (able.length === 0) return null;
  const labels = Object.fromEntries(able.map((colleague) => [colleague.id, colleague.name]));
  return (
    <>
      <Button
        variant="quiet"
        className="max-sm:px-0"
        aria-label={words.hand_over_item(title)}
        onClick={() => setAsks(true)}
      >
        {words.hand_over}
      </Button>
      {asks && (
        <ReasonForm
          title={words.hand_over_item(title)}
          label={words.hand_over_note}
          submitLabel={words.hand_over}
          suggestions={[]}
          grounds={{ label: words.hand_over_to, field: 'hand_over.to', labels, suggestionsFor: () => [] }}
          busy={write.busy}
          error={write.error}
          onSubmit={(note, to) =>
            write.submit({ body: { item: `${kind}:${id}`, taken: true, hand_over: { to, note } } })
          }
          onClose={() => setAsks(false)}
        />
      )}
      {write.dialog}
    </>
  );
}
