import {
  type ApplicationMediaField,
  applicationMediaFields,
} from '@kirdaar/contract/rules/application-media';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { call } from '#api/call.ts';
import { applyFields, applySections } from '#features/applications/apply-fields.ts';

/** The answers that travel under names of their own; the other texts are details. */
const wireNames: Record<string, string> = {
  roleInfo: 'role_specific_info',
  travelRelocation: 'travel',
  specifiedDates: 'availability',
};
const detailNames = applySections
  .flatMap(({ fields }) => fields)
  .filter(({ name, accept }) => !accept && !wireNames[name])
  .map(({ name }) => name);

interface Options {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Sends a filled form, with its media, as an application to a call. */
export function sendApplication(jobId: string, form: FormData, options: Options) {
  const body = {
    job_id: jobId,
    role_specific_info: String(form.get('roleInfo')),
    travel: form.get('travelRelocation') === 'Yes',
    availability: form.get('specifiedDates') === 'Yes',
    details: detailsOf(form),
    consents: applyConsents.map(({ id, version }) => ({ id, version })),
    media: applicationMediaFields.flatMap((field) => chosenIn(form, field)),
  };
  const files = Object.fromEntries(applicationMediaFields.map((field) => [field, filesOf(form, field)]));
  return call('POST /api/user/job-apply', { body, files }, options);
}

/** What the server found wrong, under the names of the form's controls. */
export function errorsOfAnswer(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    applyFields.flatMap(({ name }) => {
      const error = fields[wireNames[name] ?? name] ?? fields[`details.${name}`];
      return error ? [[name, error]] : [];
    }),
  );
}

function detailsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(detailNames.map((name) => [name, String(form.get(name) ?? '')]));
}

/** The stored file chosen for a field; a new one is there as a file. */
function chosenIn(form: FormData, field: ApplicationMediaField) {
  const media_id = form.get(field);
  return typeof media_id === 'string' && media_id ? [{ field, media_id }] : [];
}

function filesOf(form: FormData, name: string): File[] {
  return form.getAll(name).filter((value) => value instanceof File);
}
