import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { slotFields } from '#features/auditions/slots/audition-fields.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { Auditions } from '#features/auditions/slots/own-auditions.ts';
import { formTime } from '#ui/slot-time.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/auditions/slots.ts';
import * as common from '#words/ui/common.ts';

interface ChangeSlotFormProps {
  slot: Auditions['slots'][number];
  onDone: () => void;
}

const MINUTE_MS = 60_000;

export function ChangeSlotForm({ slot, onDone }: ChangeSlotFormProps) {
  const { id, starts_at, ends_at, place, capacity, contact_name, contact_phone, bring } = slot;
  const change = useWrite(auditionWrites, 'changeSlot', {
    onDone: ({ message }) => {
      showToast('success', message);
      onDone();
    },
  });
  const minutes = String((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS);
  return (
    <FieldsForm
      fields={slotFields}
      values={{
        ...formTime(starts_at),
        minutes,
        capacity: String(capacity),
        place,
        contact_name,
        contact_phone,
        bring,
        details_for: 'slot',
      }}
      write={{
        ...change,
        submit: ({ details_for, ...body }) =>
          change.submit({ id, body: { ...body, details_for: details_for === 'day' ? 'day' : 'slot' } }),
      }}
      accountRole="production"
      submitLabel={common.save_changes}
      busyLabel={common.saving}
      fallbackError={words.change_failed}
    />
  );
}
