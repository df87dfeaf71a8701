import type { CallInput } from '@kirdaar/contract/api';
import type { CompanyProfile } from '@kirdaar/contract/company';
import { companyFlags } from '@kirdaar/contract/rules/company-flags';
import { type SubmitEvent, useState } from 'react';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { companyFields } from '#features/company/company-fields.ts';
import { newRequestId } from '#features/jobs/request-id.ts';
import { refreshHouse } from '#session/store.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';

type Outcome = { is: 'saved' } | { is: 'refused'; message: string } | { is: 'ended' };

/** Saves the company profile, once at a time. */
export function useSaveCompany(profile: CompanyProfile, onSaved: () => void) {
  const { checkAll, show, ...fieldErrors } = useFieldErrors(companyFields);
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (saving || !checkAll(form)) return;
    setOutcome(undefined);
    setSaving(true);
    try {
      const { production_house } = await call('PUT /api/production/profile', savedBy(form, profile));
      refreshHouse(production_house);
      setOutcome({ is: 'saved' });
      onSaved();
    } catch (error) {
      setOutcome(outcomeOf(error));
      if (error instanceof ApiError) show(form, error.fields);
    }
    setSaving(false);
  }

  return { ...fieldErrors, saving, outcome, submit };
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ApiError && error.status === 401) return { is: 'ended' };
  return { is: 'refused', message: serverMessage(error, 'Failed to update profile') };
}

function savedBy(form: HTMLFormElement, { updated_at }: CompanyProfile) {
  const { image, ...texts } = Object.fromEntries(new FormData(form));
  const flags = Object.keys(companyFlags).map((name) => [name, texts[name] === '1' ? '1' : '0']);
  const moment = { if_match: updated_at ?? 'never', request_id: newRequestId() };
  return {
    // Each control is named after a field of the contract; the server judges what it holds.
    body: { ...texts, ...Object.fromEntries(flags), ...moment } as CallInput<
      'PUT /api/production/profile',
      File
    >['body'],
    // A file control that was not touched gives a nameless empty file.
    files: { image: image instanceof File && image.name ? [image] : [] },
  };
}
