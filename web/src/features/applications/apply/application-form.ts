import {
  type ApplicationMediaField,
  applicationMediaFields,
} from '@kirdaar/contract/rules/application-media';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { yesNo } from '@kirdaar/contract/rules/talent-fields';
import type { Files } from '#api/use-upload.ts';
import { applyFields, applySections } from '#features/applications/apply/apply-fields.ts';
import type { SentApplication } from '#features/applications/apply/find-application.ts';

const [YES, NO] = yesNo;

/** The answers that are sent as fields of their own; other texts are sent as details. */
const wireNames: Record<string, string> = {
  roleInfo: 'role_specific_info',
  travelRelocation: 'travel',
  specifiedDates: 'availability',
};
const detailNames = applySections
  .flatMap(({ fields }) => fields)
  .filter(({ name, accept }) => !accept && !wireNames[name])
  .map(({ name }) => name);

/** Returns the answers of a filled form as the API takes them; new files are sent beside them. */
export function answersOf(jobId: string, form: FormData) {
  return {
    job_id: jobId,
    ...correctionOf(form),
    consents: applyConsents.map(({ id, version }) => ({ id, version })),
    media: applicationMediaFields.flatMap((field) => storedFileOf(form, field)),
  };
}

export function correctionOf(form: FormData) {
  return {
    role_specific_info: String(form.get('roleInfo')),
    travel: form.get('travelRelocation') === YES,
    availability: form.get('specifiedDates') === YES,
    details: detailsOf(form),
  };
}

/** Returns the answers that were sent, keyed by the names of the form's controls. */
export function answerTextsOf({ role_specific_info, travel, availability, details }: SentApplication) {
  return {
    ...details,
    roleInfo: role_specific_info,
    travelRelocation: travel ? YES : NO,
    specifiedDates: availability ? YES : NO,
  };
}

export function filesOf(form: FormData): Files {
  return Object.fromEntries(
    applicationMediaFields.map((field) => [
      field,
      form.getAll(field).filter((value) => value instanceof File),
    ]),
  );
}

/** Returns the server's errors, keyed by the names of the form's controls. */
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

function storedFileOf(form: FormData, field: ApplicationMediaField) {
  const media_id = form.get(field);
  return typeof media_id === 'string' && media_id ? [{ field, media_id }] : [];
}

export function draftOf(talentId: string, jobId: string): string {
  return `apply:${talentId}:${jobId}`;
}
