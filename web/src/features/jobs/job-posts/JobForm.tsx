import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { projectFields } from '@kirdaar/contract/rules/job-fields';
import { MAX_ROLES } from '@kirdaar/contract/rules/limits';
import type { Category } from '@kirdaar/contract/rules/vocabulary';
import { type InputEvent, useRef, useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { useFileForm } from '#features/accounts/identity/use-file-form.ts';
import { FoldedFields } from '#features/jobs/job-posts/FoldedFields.tsx';
import { JobPreview } from '#features/jobs/job-posts/JobPreview.tsx';
import {
  answersFromForm,
  chosenImage,
  jobPostFrom,
  withoutRole,
} from '#features/jobs/job-posts/job-answers.ts';
import { countRoles, jobSections } from '#features/jobs/job-posts/job-fields.ts';
import { type Answers, ownFieldNames, roleFieldName } from '#features/jobs/job-posts/logistics-fields.ts';
import { forgetRead, markRead, type ReadMessage } from '#features/jobs/job-posts/PasteMessage.tsx';
import { setControlValue } from '#features/jobs/job-posts/use-edit-job.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { sentence } from '#ui/sentence.ts';
import { showToast } from '#ui/toast-list.ts';
import { useAutosave } from '#ui/use-autosave.ts';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';

interface JobFormProps {
  houseId: string;
  /** A draft, or almost nothing. */
  opening: Answers;
  /** The picture of the copied casting call. */
  image: string | null;
  /** The message that the draft was read from. */
  read?: ReadMessage | null;
  onPosted: (projectId: string) => void;
}

/** What a further role of a project takes from it. */
const ofProject: readonly string[] = [...projectFields, 'image'];

/** Typed answers are kept until the form is posted. */
export function JobForm({ houseId, opening, image, read = null, onPosted }: JobFormProps) {
  const [answers, setAnswers] = useState(opening);
  const [roles, setRoles] = useState(countRoles(opening));
  // Removing a role recreates the controls of the other roles with their typed values.
  const [removed, setRemoved] = useState(0);
  const [previewed, setPreviewed] = useState<FormData>();
  const form = useRef<HTMLFormElement>(null);
  const draft = useJobDraft(houseId);
  const shared = opening.project_id ? ofProject : [];
  const sections = markRead(jobSections(dayInIndia(new Date()), answers, roles, shared), read);
  const { project, hindi, logistics, compensation } = sections;
  const fields = [
    ...[project, ...sections.roles, logistics, compensation, hindi].flatMap((section) => section.fields),
    ...sections.roles.flatMap(({ own }) => own),
  ];
  const { errors, checkOnBlur, checkOnInput, busy, sessionEnded, submit } = useFileForm(fields, {
    send: post,
    onFailed: (message) => {
      showToast('failure', message);
      // What could not be posted stays on the server as a draft.
      if (form.current) draft.saveNow(answersFromForm(new FormData(form.current)));
    },
    fallbackError: words.form_failed,
  });

  async function post(filled: FormData) {
    draft.stop();
    const { message, status, project_id } = await callApi('POST /api/production/jobs', jobPostFrom(filled));
    showToast('success', status === 'pending' ? message : words.added);
    draft.remove();
    forgetRead(draftName(houseId));
    onPosted(project_id);
  }

  function saveDraft(event: InputEvent<HTMLFormElement>) {
    const typed = answersFromForm(new FormData(event.currentTarget));
    setAnswers(typed);
    draft.save(typed);
    checkOnInput(event);
  }

  function removeRole(index: number) {
    if (!form.current) return;
    const left = withoutRole(answersFromForm(new FormData(form.current)), index);
    for (const name of ownFieldNames)
      setControlValue(form.current.elements.namedItem(name), left[name] ?? '');
    setAnswers(left);
    setRoles(roles - 1);
    setRemoved(removed + 1);
    draft.save(left);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={common.add_job}
      className="flex flex-col gap-6"
      onSubmit={submit}
      onBlur={checkOnBlur}
      onInput={saveDraft}
    >
      {['request_id', ...(opening.project_id ? ['project_id', ...projectFields] : [])].map((name) => (
        <input key={name} type="hidden" name={name} value={opening[name]} />
      ))}
      <FormSection {...project} values={opening} errors={errors}>
        {image && !opening.project_id && <p className="mt-4 text-muted text-sm">{words.picture_copied}</p>}
      </FormSection>
      {sections.roles.map((section, index) => (
        <FormSection
          // Only its position distinguishes a role from the others.
          key={`${removed} ${roleFieldName(index, 'role')}`}
          {...section}
          lead={index === 0 ? undefined : words.role_shared}
          values={{ [roleFieldName(index, 'category')]: 'All' satisfies Category, ...answers }}
          errors={errors}
        >
          {section.own.length > 0 && (
            <FoldedFields
              title={words.role_own}
              lead={words.role_own_lead}
              fields={section.own}
              values={answers}
              errors={errors}
              inSection
            />
          )}
          {roles > 1 && (
            <Button variant="quiet" className="mt-4 -ml-5" onClick={() => removeRole(index)}>
              {sentence(words.role_remove(section.title, (text) => <span className="sr-only">{text}</span>))}
            </Button>
          )}
        </FormSection>
      ))}
      {roles < MAX_ROLES && (
        <Button variant="secondary" className="sm:self-start" onClick={() => setRoles(roles + 1)}>
          {words.role_add}
        </Button>
      )}
      <FormSection {...logistics} values={opening} errors={errors} />
      <FormSection {...compensation} values={opening} errors={errors} />
      <FoldedFields key={removed} {...hindi} lead={words.hindi_lead} values={answers} errors={errors} />
      {sessionEnded && <LogInAgain accountRole="production" hint={words.form_logged_out} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? words.submitting : common.add_job}
        </Button>
        <Button variant="secondary" onClick={() => form.current && setPreviewed(new FormData(form.current))}>
          {common.preview}
        </Button>
      </div>
      {/* Below the buttons, which would otherwise move away from under a click. */}
      <p role="status" className="text-muted text-sm empty:hidden">
        {draft.state}
      </p>
      {previewed && (
        <JobPreview
          answers={answersFromForm(previewed)}
          file={chosenImage(previewed)}
          image={image}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </form>
  );
}

/** Contains the house id, so that no draft is shown to another house. */
export function draftName(houseId: string): string {
  return `job:${houseId}`;
}

/** `state` is a note about the draft for the user. */
function useJobDraft(houseId: string) {
  return useAutosave({ name: draftName(houseId), initial: '', send, stateAfter });
}

async function send({ request_id = '', ...fields }: Answers, signal: AbortSignal): Promise<string> {
  await callApi('PUT /api/production/job-drafts', { body: { request_id, fields } }, { signal });
  return words.form_draft_saved;
}

function stateAfter(error: unknown): string {
  const rejected = error instanceof ApiError && error.status === 409;
  return rejected ? `${serverMessage(error, '')} ${words.draft_here}` : words.draft_offline;
}
