import { applicationMediaFields } from '@kirdaar/contract/rules/application-media';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { yesNo } from '@kirdaar/contract/rules/talent-fields';
import { type SubmitEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { type Files, useUpload } from '#api/use-upload.ts';
import { dropWaiting, keepWaiting } from '#api/use-waiting.ts';
import { useWrite } from '#api/use-write.ts';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import { applyFields, applySections } from '#features/applications/apply/apply-fields.ts';
import type { SentApplication } from '#features/applications/apply/own-application.ts';
import { paths } from '#paths.ts';
import { textsOf } from '#ui/draft.ts';
import { errorsOf } from '#ui/field-spec.ts';
import { showToast } from '#ui/toast-list.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';
import * as words from '#words/applications/apply.ts';

type Blocker = 'login' | 'guardian' | 'plan';

/** Every talent may apply, except a child without a guardian's consent and a talent without applications left. */
function blockerOf({ status, code, message }: ApiError): Blocker | undefined {
  if (status === 401) return 'login';
  if (status !== 403 || code === 'house_not_for_children') return undefined;
  // The error about a limit contains the path of the plans.
  return message.includes('/user/plans') ? 'plan' : 'guardian';
}

/** Submits the apply form. `share` is the uploaded share, undefined while nothing is sent. */
export function useApply(job: { id: string; title: string }, user: { id: string }, onApplied: () => void) {
  const sent = useRef<{ filled: FormData; body: ReturnType<typeof answersOf>; files: Files }>(undefined);
  const { show, ...fieldErrors } = useFieldErrors(applyFields);
  const form = useRef<HTMLFormElement>(null);
  const waiting = { account: user.id, kind: 'application', id: job.id } as const;
  const { pathname } = useLocation();
  const upload = useUpload();
  const goBack = useGoBack();
  const apply = useWrite(applicationWrites, 'apply', {
    onDone: async (reply) => {
      // A cancelled upload has no reply.
      if (!reply) return;
      onApplied();
      void dropWaiting(waiting);
      showToast('success', reply.waits_for_guardian ? reply.message : words.submitted);
      await goBack();
    },
    onFailed: async (error) => {
      if (!(await keep(error))) showError(error);
    },
  });
  const blocker = apply.error && blockerOf(apply.error);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (apply.busy) return;
    const filled = new FormData(event.currentTarget);
    const errors = errorsOf(applyFields, filled);
    show(event.currentTarget, errors);
    const [first] = Object.values(errors);
    if (first) return showToast('failure', first);
    const body = answersOf(job.id, filled);
    const files = filesOf(filled);
    sent.current = { filled, body, files };
    apply.submit({ body, upload: upload.begin(files) });
  }

  async function keep(error: ApiError): Promise<boolean> {
    if (!sent.current) return false;
    const { filled, body, files } = sent.current;
    const isKept = await keepWaiting(error, {
      ...waiting,
      title: job.title,
      pages: [paths.myApplications, pathname],
      endpoint: ['POST', '/api/user/job-apply'],
      body,
      files,
      answers: textsOf(filled),
    });
    if (isKept) onApplied();
    return isKept;
  }

  function showError(error: ApiError) {
    const found = blockerOf(error);
    if (found && found !== 'plan') return;
    showToast('failure', serverMessage(error, words.submit_failed));
    if (form.current) show(form.current, errorsOfAnswer(error.fields));
  }

  return {
    ...fieldErrors,
    form,
    blocker,
    share: apply.busy ? upload.share : undefined,
    submit,
    cancel: upload.cancel,
  };
}

/** Goes back, or to the list of applications if the form was the first page of the visit. */
function useGoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // React Router counts the pages of this visit in the state of the history entry.
    const isFirst = key === 'default' || window.history.state?.idx === 0;
    return isFirst ? navigate(paths.myApplications) : navigate(-1);
  };
}

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

export function answersOf(jobId: string, form: FormData) {
  return {
    job_id: jobId,
    ...correctionOf(form),
    consents: applyConsents.map(({ id, version }) => ({ id, version })),
    media: storedFilesOf(form),
  };
}

export function correctionOf(form: FormData) {
  return {
    role_specific_info: String(form.get('roleInfo')),
    travel: form.get('travelRelocation') === YES,
    availability: form.get('specifiedDates') === YES,
    details: Object.fromEntries(detailNames.map((name) => [name, String(form.get(name) ?? '')])),
  };
}

export function answerTextsOf({ role_specific_info, travel, availability, details }: SentApplication) {
  return {
    ...details,
    roleInfo: role_specific_info,
    travelRelocation: travel ? YES : NO,
    specifiedDates: availability ? YES : NO,
  };
}

function filesOf(form: FormData): Files {
  const filesIn = (field: string) => form.getAll(field).filter((value) => value instanceof File);
  return Object.fromEntries(applicationMediaFields.map((field) => [field, filesIn(field)]));
}

export function errorsOfAnswer(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    applyFields.flatMap(({ name }) => {
      const error = fields[wireNames[name] ?? name] ?? fields[`details.${name}`];
      return error ? [[name, error]] : [];
    }),
  );
}

/** Returns the stored files that are chosen in a form. */
export function storedFilesOf(form: FormData) {
  return applicationMediaFields.flatMap((field) => {
    const media_id = form.get(field);
    return typeof media_id === 'string' && media_id ? [{ field, media_id }] : [];
  });
}

export function draftOf(talentId: string, jobId: string): string {
  return `apply:${talentId}:${jobId}`;
}
