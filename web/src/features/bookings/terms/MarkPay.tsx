import type { EndpointInput } from '@kirdaar/contract/api';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { uploadField } from '#api/upload-field.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { useFileForm } from '#features/accounts/identity/use-file-form.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/bookings/pay.ts';
import { documents_logged_out } from '#words/houses/company-profile.ts';
import * as common from '#words/ui/common.ts';

type Input = EndpointInput<'PUT /api/user/offers/:id/pay', File>;

interface MarkPayProps {
  /** What the endpoint of the side names. */
  id: string;
  reader: 'talent' | 'house';
  values: Readonly<Record<string, string>>;
  today: string;
  onClose: () => void;
}

/** A side says what came and when, perhaps with a proof. */
export function MarkPay({ id, reader, values, today, onClose }: MarkPayProps) {
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();
  const fields: FieldSpec[] = [
    { name: 'amount', label: words.amount, inputMode: 'numeric', required: true },
    { name: 'paid_on', label: words.paid_on, type: 'date', required: true, max: today },
    { ...uploadField('scan'), name: 'proof', label: words.proof, wide: true },
  ];
  const { errors, checkOnBlur, checkOnInput, busy, sessionEnded, submit } = useFileForm(fields, {
    send: async (form) => {
      setFailure(undefined);
      const { proof, ...body } = Object.fromEntries(form);
      // An untouched file control returns an empty file without a name.
      const files = { proof: proof instanceof File && proof.name ? [proof] : [] };
      // The cast is safe: the server reads each field from a text, and rejects a wrong one beside it.
      const input: Input = { params: { id }, body: body as unknown as Input['body'], files };
      const { message } =
        reader === 'house'
          ? await callApi('PUT /api/production/applications/:id/pay', input)
          : await callApi('PUT /api/user/offers/:id/pay', input);
      await revalidate();
      showToast('success', message);
      onClose();
    },
    onFailed: setFailure,
    fallbackError: common.save_failed,
  });
  return (
    <form
      noValidate
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={submit}
      onBlur={checkOnBlur}
      onInput={checkOnInput}
    >
      {fields.map((field) => (
        <div key={field.name} className={field.wide ? 'col-span-full min-w-0' : 'min-w-0'}>
          <FormField field={field} defaultValue={values[field.name]} error={errors[field.name]} />
        </div>
      ))}
      <div className="col-span-full flex flex-col gap-5">
        {failure && <Notice tone="failure">{failure}</Notice>}
        {sessionEnded && (
          <LogInAgain
            accountRole={reader === 'house' ? 'production' : 'talent'}
            hint={documents_logged_out}
          />
        )}
        <Button type="submit" disabled={busy}>
          {busy ? common.saving : words.mark}
        </Button>
      </div>
    </form>
  );
}
