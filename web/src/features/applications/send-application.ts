import { applyConsents } from '@kirdaar/contract/rules/consents';
import { call } from '#api/call.ts';
import { applyFields } from '#features/applications/apply-fields.ts';

/** The answers that travel under names of their own; the other texts are details. */
const wireNames: Record<string, string> = {
  roleInfo: 'role_specific_info',
  travelRelocation: 'travel',
  specifiedDates: 'availability',
};

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
  };
  const files = {
    headshot: filesOf(form, 'headshot'),
    fullPhoto: filesOf(form, 'fullPhoto'),
    auditionVideo: filesOf(form, 'auditionVideo'),
  };
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
  const texts = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !wireNames[entry[0]] && !entry[0].startsWith('consent-'),
  );
  return Object.fromEntries(texts);
}

function filesOf(form: FormData, name: string): File[] {
  return form.getAll(name).filter((value) => value instanceof File);
}
